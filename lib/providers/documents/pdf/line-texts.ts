import type { QuoteLabour, QuoteLine } from "../port";
import type { Wording } from "../wording";

/** What stands in the first column: the name, and below it brand, reference and condition, vehicle, verdict, deposit. */
export function lineTexts(line: QuoteLine, { t, money }: Wording): { name: string; details: string[] } {
  const reference = line.reference ? t("field.reference", { value: line.reference }) : "";
  const condition = line.condition ? t(`condition.${line.condition}`) : "";
  const about = [line.brand, reference, condition].filter(Boolean).join(" · ");
  const deposit = line.depositCents ? t("field.deposit", { value: money(line.depositCents) }) : "";
  return { name: line.name, details: [about, line.vehicle ?? "", line.fit ?? "", deposit].filter(Boolean) };
}

/** The same of work: below its name the work that it is part of, and the vehicle. */
export function labourTexts(work: QuoteLabour, { labour }: Wording): { name: string; details: string[] } {
  const included = work.includedIn ? labour("includedIn", { work: work.includedIn }) : "";
  return { name: work.name, details: [included, work.vehicle ?? ""].filter(Boolean) };
}
