import { inTime, termsOf, type PlanAsked, type PlanOffer } from "./terms";

export interface Choice {
  /** The unknown's name: how many pieces of the line from the supplier. */
  name: string;
  lineId: number;
  most: number;
  offer: PlanOffer;
}

/** What may be taken from whom in time. */
export const choicesOf = ({ lines, by }: PlanAsked): Choice[] =>
  lines.flatMap((line, at) =>
    inTime(line, by).map((offer, of) => ({
      ...{ name: `x${at}_${of}`, lineId: line.id, offer },
      most: Math.min(line.quantity, offer.stock ?? line.quantity),
    })),
  );

export interface Aim {
  /** The lowest sum, or the fewest lines that nobody brings. */
  lowest: "sum" | "lacking";
  /** How many lines may be lacking at most; all of them where their number is what counts. */
  lacking: number;
  /** Whether pieces must be whole. */
  whole: boolean;
}

const sumOf = (terms: readonly string[]): string => (terms.length > 0 ? terms.join(" + ") : "0 none");

/**
 * The choice of suppliers as a program in the language of LP files: x pieces of a line from a supplier, u 1 where the
 * supplier is used, f 1 where its carriage falls away, d 1 where a line is lacking. Sums are whole cents, so that nothing
 * is rounded.
 */
export function programOf(asked: PlanAsked, choices: readonly Choice[], aim: Aim): string {
  const suppliers = [...new Set(choices.map(({ offer }) => offer.supplier))];
  const terms = suppliers.map((code) => termsOf(asked.terms, code));
  const priced = (some: readonly Choice[]) => some.map(({ name, offer }) => `${offer.unitCents} ${name}`);
  const all = (letter: string, many: number) => Array.from({ length: many }, (_, at) => `${letter}${at}`);
  const [used, lacking] = [all("u", suppliers.length), all("d", asked.lines.length)];
  const carriage = terms.map(({ carriageCents }, at) => `${carriageCents} u${at} - ${carriageCents} f${at}`);
  const perLine = asked.lines.map(({ id, quantity }, at) => {
    const own = choices.filter(({ lineId }) => lineId === id).map(({ name }) => name);
    return `${sumOf([...own, `${quantity} d${at}`])} = ${quantity}`;
  });
  const perChoice = choices.map(
    ({ name, most, offer }) => `${name} - ${most} u${suppliers.indexOf(offer.supplier)} <= 0`,
  );
  const perSupplier = terms.flatMap(({ supplier, minimumCents, freeFromCents }, at) => {
    const sum = sumOf(priced(choices.filter(({ offer }) => offer.supplier === supplier)));
    const least = minimumCents > 0 ? [`${sum} - ${minimumCents} u${at} >= 0`] : [];
    const free = freeFromCents === null ? [`f${at} = 0`] : [`${sum} - ${freeFromCents} f${at} >= 0`];
    return [...least, ...free, `f${at} - u${at} <= 0`];
  });
  const bounds = [`${sumOf(used)} <= ${asked.mostSuppliers}`, `${sumOf(lacking)} <= ${aim.lacking}`];
  return [
    ...["Minimize", ` obj: ${sumOf(aim.lowest === "sum" ? [...priced(choices), ...carriage] : lacking)}`],
    "Subject To",
    ...[...perLine, ...perChoice, ...perSupplier, ...bounds].map((row, at) => ` c${at}: ${row}`),
    "Bounds",
    ...choices.map(({ name, most }) => ` 0 <= ${name} <= ${most}`),
    ...(aim.whole && choices.length > 0 ? ["Generals", ` ${choices.map(({ name }) => name).join(" ")}`] : []),
    ...["Binary", ` ${[...used, ...all("f", suppliers.length), ...lacking].join(" ")}`, "End"],
  ].join("\n");
}
