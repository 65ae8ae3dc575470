import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { GenartRow } from "@/lib/domains/catalogue/tree/schema";
import messages from "@/messages/fr/catalogue.json";
import { PickerOptions } from "./picker-options";

const part = (id: number): GenartRow => ({ id, label: `Pièce ${id}`, count: id * 1000 }) as GenartRow;
const options = [part(1), part(2), part(3)];

const shown = (at: number) => (
  <NextIntlClientProvider locale="fr" messages={{ catalogue: messages }}>
    <PickerOptions
      {...{ id: "list", open: true, loading: false, failed: false, chosen: [], options, at }}
      onToggle={() => undefined}
    />
  </NextIntlClientProvider>
);

it("moving through the options survives browsers whose scrolling answers with a promise", () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
    return Promise.resolve() as unknown as undefined;
  };
  const complained = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender, unmount } = render(shown(0));
  rerender(shown(1));
  rerender(shown(2));
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.getAllByRole("option").at(-1)?.textContent).toMatch(/^Pièce 33\s000$/);
  unmount();
  expect(scrolled).toEqual(["list-1", "list-2", "list-3"]);
  expect(complained).not.toHaveBeenCalled();
});
