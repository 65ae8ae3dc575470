import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { ListOption } from "@/components/ui/list-option";
import { useCombobox } from "./use-combobox";

const brands = ["Bosch", "Brembo", "Beru"];
const chosen = jest.fn();
const leftOver = jest.fn();
const shownAbove = jest.fn();

type Settings = Partial<Parameters<typeof useCombobox>[0]>;

function Sample(settings: Settings) {
  const [text, setText] = useState("");
  const options = brands.filter((brand) => brand.toLowerCase().startsWith(text));
  const box = useCombobox({
    ...{ count: options.length, onChoose: (index: number) => chosen(options[index]) },
    onKey: ({ key }) => leftOver(key),
    ...settings,
  });
  return (
    <div onKeyDown={({ key }) => shownAbove(key)}>
      <input
        {...box.field}
        {...box.frame}
        aria-label="Brand"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          box.open();
        }}
      />
      <ul {...box.list} aria-label="Brands">
        {options.map((brand, index) => (
          <ListOption key={brand} {...box.option(index)}>
            {brand}
          </ListOption>
        ))}
      </ul>
      <button type="button">Next</button>
    </div>
  );
}

const field = () => screen.getByRole("combobox", { name: "Brand" });
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
const options = () => screen.queryAllByRole("option");

async function type(keys: string, settings: Settings = {}) {
  const shown = render(<Sample {...settings} />);
  await userEvent.click(field());
  await userEvent.keyboard(keys);
  return shown;
}

beforeEach(() => jest.clearAllMocks());
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("typing opens the list, arrows name the active option, which stays in view, and Enter takes it", async () => {
  const { container } = await type("b");
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(field()).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  expect(active()).toBeUndefined();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Brembo");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Brembo");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(chosen.mock.calls).toEqual([["Brembo"]]);
});

test("Escape closes the list alone and forgets the active option; the next one is the field's", async () => {
  await type("b{ArrowDown}{Escape}");
  expect(options()).toEqual([]);
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  expect([leftOver.mock.calls, shownAbove.mock.calls]).toEqual([[["b"]], [["b"], ["ArrowDown"]]]);
  await userEvent.keyboard("{Enter}{Escape}");
  expect(chosen).not.toHaveBeenCalled();
  expect(leftOver.mock.calls.flat()).toEqual(["b", "Enter", "Escape"]);
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("Bosch");
});

test("a list that begins at its first option has no active one while it is closed", async () => {
  await type("b", { start: 0 });
  expect(active()).toBe("Bosch");
  await userEvent.keyboard("{Escape}{Enter}");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  expect(chosen).not.toHaveBeenCalled();
});

test("what is typed next begins anew, and Escape holds back a list that is still on its way", async () => {
  const { rerender } = await type("b{ArrowDown}{ArrowDown}r");
  expect(active()).toBeUndefined();
  rerender(<Sample count={0} />);
  await userEvent.keyboard("{Escape}");
  rerender(<Sample />);
  expect(options()).toEqual([]);
});

test("leaving the field closes the list; pressing in it does not leave", async () => {
  await type("b{ArrowDown}");
  expect(fireEvent.mouseDown(screen.getByRole("listbox"))).toBe(false);
  await userEvent.click(screen.getByRole("option", { name: "Beru" }));
  expect(chosen.mock.calls).toEqual([["Beru"]]);
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(options()).toEqual([]);
});

test("a press in the middle of a composed word belongs to the word", async () => {
  await type("b{ArrowDown}");
  for (const key of ["Enter", "ArrowDown", "Escape"]) fireEvent.keyDown(field(), { key, isComposing: true });
  expect(active()).toBe("Bosch");
  expect([chosen.mock.calls, leftOver.mock.calls]).toEqual([[], [["b"]]]);
});

test("Enter takes none from a list that answers an older text, the pointer still does", async () => {
  await type("b{ArrowDown}{Enter}", { pointerOnly: true });
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("option", { name: "Bosch" }));
  expect(chosen.mock.calls).toEqual([["Bosch"]]);
});

test("other options than before begin at their start, fewer of them never leave the active one behind", async () => {
  const standing = { stands: true, start: 0 } as const;
  const { rerender } = await type("{ArrowDown}{ArrowDown}", { ...standing, of: "old" });
  expect(active()).toBe("Beru");
  rerender(<Sample {...standing} of="old" count={2} />);
  expect(active()).toBe("Brembo");
  rerender(<Sample {...standing} of="new" />);
  expect(active()).toBe("Bosch");
  await userEvent.keyboard("{Escape}");
  expect(options()).toHaveLength(3);
  expect(leftOver.mock.calls).toEqual([["Escape"]]);
});
