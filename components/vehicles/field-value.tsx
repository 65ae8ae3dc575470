import { getLocale, getTranslations } from "next-intl/server";
import { ColourDot } from "@/components/ui/colour-dot";
import type { FieldShape, VehicleField } from "@/lib/domains/vehicles/record";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { formatDate } from "@/lib/shared/dates";
import { isColour, paintOf } from "./colours";
import { formatNumber } from "@/lib/shared/numbers";

const units = new Set<FieldShape>(["cm3", "kW", "CV", "g/km", "kg", "mm", "l/100 km"]);
const printed: Partial<Record<FieldShape, string>> = { cm3: "cm³" };
/** Codes of the certificate are shown with their meaning; our own words are not codes to the reader. */
const certificateCodes = new Set(["energy", "genre", "body"]);

const valueOf = (field: VehicleField, vehicle: VehicleView) =>
  field.key === "plate" ? vehicle.plate : vehicle.record[field.key];

/** Whether the record says anything in a field. */
export function isKnown(field: VehicleField, vehicle: VehicleView): boolean {
  const value = valueOf(field, vehicle);
  return value !== null && value !== "" && (field.shape !== "colour" || isColour(String(value)));
}

/** One value of the record, which is known, in the reader's words. */
export async function FieldValue({ field, vehicle }: { field: VehicleField; vehicle: VehicleView }) {
  const [t, locale] = await Promise.all([getTranslations("vehicle-record"), getLocale()]);
  const value = valueOf(field, vehicle);
  const text = String(value);
  if (field.shape === "day") return formatDate(text, locale);
  // The horsepower of a language stands in the name of the field.
  if (field.shape === "ch") return formatNumber(Number(value), locale);
  if (units.has(field.shape)) return `${formatNumber(Number(value), locale)} ${printed[field.shape] ?? field.shape}`;
  if (field.shape === "colour") {
    const { code, hex } = paintOf(text);
    return <ColourDot hex={hex}>{code ? t(`values.colour.${code}`) : text}</ColourDot>;
  }
  if (field.shape !== "code") return <bdi>{text}</bdi>;
  const name = `values.${field.key}.${text}`;
  if (!t.has(name)) return text;
  return certificateCodes.has(field.key) ? t("code", { meaning: t(name), code: text }) : t(name);
}
