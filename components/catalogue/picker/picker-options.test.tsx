import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useCombobox } from "@/components/page/use-combobox";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
import messages from "@/messages/fr/catalogue.json";
import { PickerOptions } from "./picker-options";

const part = (id: number): GenartRow => ({ id, label: `Pièce ${id}`, count: id * 1000 }) as GenartRow;
const options = [part(1), part(2), part(3)];

function Sample() {
  const box = useCombobox({ count: options.length, onChoose: () => undefined, start: 0 });
  return (
    <NextIntlClientProvider locale="fr" messages={{ catalogue: messages }}>
      <input {...box.field} aria-label="Pièce" />
      <PickerOptions {...{ box, loading: false, failed: false, chosen: [], options }} />
    </NextIntlClientProvider>
  );
}

it("moving through the options survives browsers whose scrolling answers with a promise", async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.querySelector(".flex-1")?.textContent ?? null);
    return Promise.resolve() as unknown as undefined;
  };
  const complained = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { unmount } = render(<Sample />);
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.getAllByRole("option").at(-1)?.textContent).toMatch(/^Pièce 33\s000$/);
  unmount();
  expect(scrolled).toEqual(["Pièce 1", "Pièce 2", "Pièce 3"]);
  expect(complained).not.toHaveBeenCalled();
});
