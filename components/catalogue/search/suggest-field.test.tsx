import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import messages from "@/messages/en/catalogue.json";
import { SuggestField } from "./suggest-field";
import type { SuggestionOption } from "./suggestion-options";

const option = (group: SuggestionOption["group"], text: string) => ({ group, text, detail: "", href: `/${text}` });
const options = [option("genarts", "Brake pads"), option("genarts", "Brake discs"), option("brands", "Brembo")];
const searched = jest.fn();
const chosen = jest.fn();

function Sample() {
  const [text, setText] = useState("");
  return (
    <NextIntlClientProvider locale="en" messages={{ catalogue: messages }}>
      <SuggestField
        {...{ label: "Parts", submitLabel: "Search", text, onText: setText, onSearch: searched }}
        options={text.length < 2 ? null : options}
        onChoose={({ href }) => chosen(href)}
      />
    </NextIntlClientProvider>
  );
}

const field = () => screen.getByRole("combobox", { name: "Parts" });

async function type(keys: string) {
  const { container } = render(<Sample />);
  await userEvent.click(field());
  await userEvent.keyboard(keys);
  return container;
}

beforeEach(() => jest.clearAllMocks());
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("a suggestion is chosen by arrows and Enter, and its groups are readable for everybody", async () => {
  const container = await type("br{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("group", { name: "Brands" })).toContainElement(
    screen.getByRole("option", { selected: true }),
  );
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect([chosen.mock.calls, searched.mock.calls]).toEqual([[["/Brembo"]], []]);
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("after Escape, Enter searches for what is typed: what is not seen is not chosen", async () => {
  const container = await type("br{ArrowDown}{Escape}");
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect([chosen.mock.calls, searched.mock.calls]).toEqual([[], [["br"]]]);
});

test("after the list was left, its button searches for what is typed", async () => {
  await type("br{ArrowDown}");
  await userEvent.click(document.body);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect([chosen.mock.calls, searched.mock.calls]).toEqual([[], [["br"]]]);
});

test("Enter on nothing searches for nothing", async () => {
  await type(" {Enter}");
  expect(searched).not.toHaveBeenCalled();
});
