import type { getTranslations } from "next-intl/server";
import type { DerivedValues } from "@/lib/domains/vehicles/schema";

export type VehicleText = Awaited<ReturnType<typeof getTranslations<"vehicles">>>;

/** "19 ans 8 mois", without the part that is nought. */
export function ageText(t: VehicleText, age: DerivedValues["age"]): string | null {
  if (!age) return null;
  return age.years + age.months === 0 ? t("ageNew") : t("age", age).trim();
}

/** "Euro 4", or "Euro 5 (ou 6)" where the day of registration leaves it open. */
export function euroText(t: VehicleText, euro: DerivedValues["euro"]): string | null {
  if (!euro) return null;
  if (euro.alternative) return t("euro.two", { norm: euro.norm, alternative: euro.alternative });
  return euro.norm === "0" ? t("euro.none") : t("euro.one", { norm: euro.step ?? euro.norm });
}

export function critAirText(t: VehicleText, value: DerivedValues["critAir"]): string {
  if (!value) return t("critAir.unknown");
  return value === "NC" ? t("critAir.unclassified") : t("critAir.class", { value });
}

export function powerText(t: VehicleText, { kw, hp }: Pick<DerivedValues, "kw" | "hp">): string | null {
  return kw === null || hp === null ? null : t("power", { kw, hp });
}
