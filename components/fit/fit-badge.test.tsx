import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import en from "@/messages/en/catalogue.json";
import fr from "@/messages/fr/catalogue.json";
import { FitBadge } from "./fit-badge";

const texts = { fr, en };
const fit = (verdict: Fit["verdict"], met: number, of: number): Fit => ({ verdict, met, of, criteria: [] });

it.each([
  ["fr", fit("fits", 1, 1), "Monte : 1 critère sur 1"],
  ["fr", fit("fits", 6, 6), "Monte : 6 critères sur 6"],
  ["fr", fit("unknown", 1, 2), "À vérifier : 1 critère sur 2"],
  ["fr", fit("unknown", 0, 2), "À vérifier : 0 critère sur 2"],
  ["en", fit("fits", 1, 1), "Fits: 1 of 1 criterion"],
  ["en", fit("unknown", 1, 2), "To be checked: 1 of 2 criteria"],
] as const)("in %s %j is told as %j", (locale, verdict, told) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{ catalogue: texts[locale] }}>
      <FitBadge fit={verdict} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(told)).toBeTruthy();
});
