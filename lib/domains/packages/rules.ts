import { isUsed, offered, priceOf, type BestOffer } from "@/lib/domains/offers/best";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { packsFor as packsOfSize } from "@/lib/domains/cart/besides/rules";
import { packsOf, perCylinder } from "@/lib/domains/repair/parts/rules";
import { includedIn } from "@/lib/domains/repair/times/rules";
import type { LabourLine } from "@/lib/domains/repair/times/schema";
import type { LabourRate } from "@/lib/domains/cart/labour/schema";
import { plainText } from "@/lib/shared/fold";
import { timePrice } from "@/lib/shared/money";
import type { KeptPart, OfferedWork, PackageChange, PackageWork } from "./schema";

/** By what two names of packages are told apart: "Freins avant" and "FREINS  AVANT" are one. */
export const nameKey = (name: string): string => plainText(name).trim().replace(/\s+/g, " ");

/** Parts of one kind at one place are one part of their sum. */
export function joinParts(parts: readonly KeptPart[]): KeptPart[] {
  const joined = new Map<string, KeptPart>();
  for (const part of parts) {
    const key = `${part.genartId} ${part.positions.join()}`;
    const before = joined.get(key);
    joined.set(key, before ? { ...before, quantity: before.quantity + part.quantity } : part);
  }
  return [...joined.values()];
}

/** How many packs of an article stand for what a package holds; where one of both does not tell its pieces, as many packs. */
export function packsFor(
  { genartId, quantity, pieces }: Pick<KeptPart, "genartId" | "quantity" | "pieces">,
  article: { pieces: number | null },
  cylinders: number | null,
): number {
  if (perCylinder.includes(genartId)) return packsOf(genartId, article.pieces, cylinders);
  if (pieces === null || article.pieces === null) return quantity;
  return packsOfSize(quantity * pieces, article.pieces);
}

/** How many packs of a fluid: what the vehicle takes by its repair data, else as much as was sold before. */
export function fluidPacks(
  { quantity, size: sold }: Pick<KeptPart, "quantity" | "size">,
  article: { size: number | null },
  amount: number | null,
): number {
  if (amount !== null) return packsOfSize(amount, article.size);
  return sold === undefined || article.size === null ? quantity : packsOfSize(quantity * sold, article.size);
}

/**
 * The first choice for a part: what is there before what is to come, of the quality that was sold before (its condition, its
 * brand), then the cheapest for the packs that it takes. Null where nobody has a price.
 */
export function firstChoice<Article extends { id: number; brand: string }>(
  { brand, partType }: Pick<KeptPart, "brand" | "partType">,
  articles: readonly Article[],
  offersOf: (articleId: number) => readonly SupplierOffer[],
  packs: (article: Article) => number = () => 1,
): BestOffer<Article> | null {
  const wasUsed = isUsed(partType);
  const ranks = ({ article, offer }: BestOffer<Article>) => [
    offer.state === "available" ? 0 : 1,
    isUsed(offer.partType) === wasUsed ? 0 : 1,
    article.brand === brand ? 0 : 1,
    packs(article) * priceOf(offer),
    offer.supplier.rank,
  ];
  const [best] = offered(articles, offersOf)
    .map((one) => ({ one, ranks: ranks(one) }))
    .toSorted((a, b) => a.ranks.map((rank, at) => rank - (b.ranks[at] ?? 0)).find((less) => less !== 0) ?? 0);
  return best?.one ?? null;
}

/** What the repair data of a vehicle call an operation: by its own name there, else by its words. */
export function operationOf(
  { operation, name }: Pick<PackageWork, "operation" | "name">,
  lines: readonly LabourLine[],
): LabourLine | null {
  if (operation === null) return null;
  const words = plainText(name);
  return lines.find(({ key }) => key === operation) ?? lines.find(({ label }) => plainText(label) === words) ?? null;
}

/** For each of a vehicle's operations, the places of those of which it is part; of two that name each other the first counts. */
export function wholesOf(found: readonly (LabourLine | null)[], lines: readonly LabourLine[]): number[][] {
  const parts = found.map((line) => (line ? includedIn(lines, new Set([line.key])) : new Set<string>()));
  const holds = (whole: number, part: number) => parts[whole]?.has(found[part]?.key ?? "") ?? false;
  return found.map((_, part) =>
    found.flatMap((__, whole) =>
      whole !== part && holds(whole, part) && !(holds(part, whole) && part < whole) ? [whole] : [],
    ),
  );
}

/** Works for a vehicle: at its repair data's times where it has them, at the company's rates of now. */
export const offerWorks = (
  works: readonly PackageWork[],
  lines: readonly LabourLine[],
  rates: readonly LabourRate[],
): (OfferedWork & { line: LabourLine | null })[] => {
  const found = works.map((work) => operationOf(work, lines));
  const wholes = wholesOf(found, lines);
  return works.map((work, at) => {
    const line = found[at] ?? null;
    const charged = rates.find(({ rate }) => rate === work.rate) ?? rates[0];
    return {
      ...{ at, name: work.name, minutes: line?.minutes ?? work.minutes, fromData: line !== null, line },
      within: wholes[at] ?? [],
      ...{ rate: charged?.rate ?? work.rate, cents: charged?.cents ?? null },
    };
  });
};

/** What chosen works cost before tax; what is part of another chosen one costs nothing again. */
export const worksCents = (chosen: readonly Pick<OfferedWork, "at" | "within" | "minutes" | "cents">[]): number =>
  chosen
    .filter(({ within }) => !chosen.some(({ at }) => within.includes(at)))
    .reduce((sum, { minutes, cents }) => sum + timePrice(minutes, cents ?? 0), 0);

interface Content {
  parts: readonly KeptPart[];
  works: readonly PackageWork[];
}

/** What a package holds after a change, in the order of the change; what the change does not name is gone. */
export function applyChange({ parts, works }: Content, change: Pick<PackageChange, "parts" | "works">) {
  return {
    parts: change.parts.flatMap(({ at, quantity }) => {
      const part = parts[at];
      return part ? [{ ...part, quantity }] : [];
    }),
    works: change.works.map(({ at, ...work }): PackageWork => {
      const operation = at === null ? null : (works[at]?.operation ?? null);
      return { ...work, operation };
    }),
  };
}
