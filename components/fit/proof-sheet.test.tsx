import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { readFileSync } from "node:fs";
import { ProofSheet } from "./proof-sheet";

const catalogueIn = (language: string) =>
  JSON.parse(readFileSync(`messages/${language}/catalogue.json`, "utf8")) as Record<string, object>;

const sheet = (
  <ProofSheet
    article={{ brand: "Bosch", number: "0 986 494 104", label: "Brake pads" }}
    vehicle={{ label: "Clio III", plate: null, vin: null, ktype: null }}
    fit={{ verdict: "fits", met: 0, of: 0, criteria: [] }}
    judgedAt="2026-10-12T23:30:00Z"
    company="Garage"
  />
);

it.each([
  ["th", "13 ตุลาคม ค.ศ. 2026"],
  ["sr", "13. oktobar 2026."],
  ["pt", "13 de outubro de 2026"],
])("a proof in %s says when it was given by the reader's words and the calendar of trade", (locale, day) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{ catalogue: catalogueIn(locale) }} timeZone="Europe/Paris">
      {sheet}
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(new RegExp(day))).toBeVisible();
});
