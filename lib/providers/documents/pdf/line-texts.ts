import type { QuoteLabour, QuoteLine } from "../port";
import type { Wording } from "../wording";

const declined = ({ agreed }: Pick<QuoteLine, "agreed">, words: Wording): string =>
  agreed === false ? words.agreement("declined") : "";

/** How urgent the house says that it is, and why. */
const adviceText = ({ advice, adviceWord }: Pick<QuoteLine, "advice" | "adviceWord">, words: Wording): string =>
  advice ? [words.advice(advice), adviceWord].filter(Boolean).join(" · ") : "";

/** What stands in the first column: the name, and below it brand, reference and condition, vehicle, verdict, deposit, advice. */
export function lineTexts(line: QuoteLine, words: Wording): { name: string; details: string[] } {
  const { t, money } = words;
  const reference = line.reference ? t("field.reference", { value: line.reference }) : "";
  const condition = line.condition ? t(`condition.${line.condition}`) : "";
  const about = [line.brand, reference, condition].filter(Boolean).join(" · ");
  const deposit = line.depositCents ? t("field.deposit", { value: money(line.depositCents) }) : "";
  return {
    name: line.name,
    details: [
      about,
      line.vehicle ?? "",
      line.fit ?? "",
      deposit,
      adviceText(line, words),
      declined(line, words),
    ].filter(Boolean),
  };
}

/** The same of work: below its name the work that it is part of, vehicle, advice. */
export function labourTexts(work: QuoteLabour, words: Wording): { name: string; details: string[] } {
  const included = work.includedIn ? words.labour("includedIn", { work: work.includedIn }) : "";
  return {
    name: work.name,
    details: [included, work.vehicle ?? "", adviceText(work, words), declined(work, words)].filter(Boolean),
  };
}
