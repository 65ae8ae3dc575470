import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import oe from "@/messages/en/oe.json";
import { PlateList } from "./plate-list";
import type { PlateRow } from "./plate-rows";

const linked = (number: string) => ({ number, href: `/${number}` });
const row = (position: string, number: string, replacedBy: string | null): PlateRow => ({
  ...{ key: position, position, name: `Part ${position}`, quantity: 1, frontRear: null, leftRight: null, note: null },
  ...{ articles: null, articlesHref: null },
  numbers: [
    {
      ...linked(number),
      ...{
        articles: null,
        articlesHref: null,
        replacedBy: replacedBy === null ? null : linked(replacedBy),
        replaces: [],
      },
    },
  ],
});

test("a closed row says that its number is replaced, and by which", () => {
  const rows = [row("1", "61 43 417 50R", "77 01 619 965"), row("2", "86 60 511 414", null)];
  const nothing = { chosen: null, pointed: null, onChoose: jest.fn(), onPoint: jest.fn() };
  render(
    <NextIntlClientProvider locale="en" messages={{ oe }} timeZone="Europe/Paris">
      <PlateList ref={createRef()} rows={rows} {...nothing} />
    </NextIntlClientProvider>,
  );
  const [replaced, current] = screen.getAllByRole("button").map((button) => within(button));
  expect(replaced!.getByText("Replaced by").parentElement).toHaveTextContent("77 01 619 965");
  expect(replaced!.getByText("61 43 417 50R")).toHaveClass("line-through");
  expect(current!.queryByText("Replaced by")).toBeNull();
  expect(current!.getByText("86 60 511 414")).not.toHaveClass("line-through");
});
