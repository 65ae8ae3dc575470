import type { getTranslations } from "next-intl/server";
import type { DecodedVin } from "@/lib/domains/vehicles/vins/rules";
import { countryName } from "@/lib/shared/country-name";
import { formatterOf } from "@/lib/shared/formatter";

export type VinText = Awaited<ReturnType<typeof getTranslations<"vin">>>;

/** "Chrysler, Jeep ou Dodge", or why nobody can be named. */
export function makerText(t: VinText, locale: string, { maker, sections }: DecodedVin): string {
  if (maker.state === "unknown") return t(`makerUnknown.${maker.reason}`, { wmi: sections.wmi });
  return formatterOf(locale).list(maker.makes, { type: "disjunction" });
}

/** "France (Europe)"; the region alone where the country is unknown. */
export function countryText(t: VinText, locale: string, { country, region }: DecodedVin): string {
  const area = region && t(`regions.${region}`);
  const name = country && countryName(country, locale);
  if (name && area) return t("countryAndRegion", { country: name, region: area });
  return name ?? area ?? t("countryUnknown");
}

/** "2016 ou 1986", or why no year is stated. */
export function yearText(t: VinText, locale: string, { year }: DecodedVin): string {
  if (year.state === "unknown") return t(`yearUnknown.${year.reason}`);
  if (year.state === "known") return String(year.year);
  return formatterOf(locale).list(year.years.map(String), { type: "disjunction" });
}

export function plantText(t: VinText, { plant }: DecodedVin): string {
  if (plant.state === "known") return plant.plant;
  return plant.state === "code" ? t("plantCode", { code: plant.code }) : t("plantUnknown");
}

export function checkText(t: VinText, { check }: DecodedVin): string {
  const { use, holds, found, expected } = check;
  if (use === "free") return t("checkFree");
  return holds ? t("checkHolds", { found }) : t("checkWrong", { found, expected });
}
