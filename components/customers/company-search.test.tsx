import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import customers from "@/messages/en/customers.json";
import { CompanySearch } from "./company-search";

const chosen = jest.fn();
const asked = jest.fn<Promise<object[]>, [string]>();
jest.mock("@/lib/api/client", () => ({
  ...jest.requireActual<object>("@/lib/api/client"),
  call: (_: string, path: string) => asked(path),
}));
const of = (company: string, siren: string) => ({ company, siren, city: "Lyon", active: true });
const taxi = of("TAXI BELLECOUR", "732829320");
const field = () => screen.getByRole("combobox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const complete = () =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name: customers.register.look })));

beforeEach(() => {
  chosen.mockReset();
  asked.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={{ common, customers }} timeZone="Europe/Paris">
      <CompanySearch onChoose={chosen} />
    </NextIntlClientProvider>,
  );
});

test("the only suggestion is taken by the button, also before the list was shown", async () => {
  asked.mockResolvedValue([taxi]);
  type("taxi bell");
  fireEvent.blur(field());
  await complete();
  expect(chosen).toHaveBeenCalledWith(taxi);
});

test("of several the list is asked for; nothing found keeps what was typed and says so", async () => {
  asked.mockResolvedValueOnce([taxi, of("TAXI BELLEVUE", "552100554")]);
  type("taxi bel");
  await complete();
  expect(screen.getByText("2 companies: choose from the list.")).toBeVisible();
  asked.mockResolvedValue([]);
  type("nobody");
  await complete();
  expect(screen.getByText("No results for nobody")).toBeVisible();
  expect([field(), chosen.mock.calls]).toMatchObject([{ value: "nobody" }, []]);
});

test("nothing typed is told, and the field has the focus", async () => {
  await complete();
  expect(screen.getByText(customers.register.empty)).toBeVisible();
  expect(field()).toHaveFocus();
});
