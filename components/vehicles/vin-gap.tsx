import { useTranslations } from "next-intl";
import { missingOfVin, normaliseVin, strangeInVin, vinLength } from "@/lib/shared/vin";

/** What keeps a text from being a VIN: characters that are missing or too many, and letters that none holds, each with its place. */
export function VinGap({ text }: { text: string }) {
  const t = useTranslations("vehicles.vinGap");
  const missing = missingOfVin(text);
  const typed = normaliseVin(text).length;
  const told = [
    missing && t("missing", missing),
    typed > vinLength ? t("over", { typed, count: typed - vinLength }) : null,
    ...strangeInVin(text).map((one) => t("strange", one)),
  ].filter(Boolean);
  return told.length > 0 ? <span className="num">{told.join(" ")}</span> : null;
}
