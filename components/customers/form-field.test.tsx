import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import common from "@/messages/en/common.json";
import customers from "@/messages/en/customers.json";
import { useDraft } from "@/components/page/use-draft";
import { customerFields, FormField } from "./form-field";
import type { CardDraft } from "./save-customer";

const stored = { title: "Mr", country: "AT" } as CardDraft;
const country = customerFields.find(({ name }) => name === "country")!;

function Card() {
  const draft = useDraft<CardDraft>({ first: stored, send: () => Promise.resolve() });
  return <FormField draft={draft} field={country} locale="en" />;
}

test("a stored country stays on offer once another was chosen", () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ common, customers }} timeZone="Europe/Paris">
      <Card />
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "FR" } });
  expect(screen.getByRole("combobox")).toHaveValue("FR");
  expect(screen.getAllByRole("option", { name: "Austria" })).toHaveLength(1);
});
