import { listLabourToQuote } from "@/lib/domains/cart/labour/queries";
import type { RateName } from "@/lib/domains/cart/labour/rates";
import { listLinesToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import type { KeptItem, KeptLine } from "@/lib/domains/cart/schema";
import { kindOf } from "@/lib/domains/cart/besides/book";
import { placeOf } from "@/lib/domains/catalogue/list/wants";
import { listMakeUp, type MakeUp } from "@/lib/domains/catalogue/sheet/queries/list-make-up";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { getKeptLines } from "@/lib/domains/quotes/queries/get-kept-lines";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { homeLanguage, textIn } from "@/lib/shared/languages";
import { mostParts, mostWorks } from "../limits";
import { joinParts } from "../rules";
import type { KeptPackage, KeptPart, NewPackage, PackageWork } from "../schema";

export interface PackageDraft extends Pick<KeptPackage, "parts" | "works"> {
  /** What has no generic article. */
  left: string[];
}

interface Rows {
  lines: readonly KeptLine[];
  labour: readonly KeptLine[];
}

/** What a package would keep of a cart, or of what was agreed of a quote. */
export async function draftPackage(
  actor: Actor,
  { customerId, quoteId }: Pick<NewPackage, "customerId" | "quoteId">,
): Promise<PackageDraft> {
  requireRight(actor, "cart");
  const rows = quoteId ? await getKeptLines(actor, { quoteId }) : await rowsOfCart(actor, customerId ?? 0);
  const items = rows.lines.map(({ item, quantity }) => ({ item: item as KeptItem, quantity: Number(quantity) }));
  const isPart = ({ item }: { item: KeptItem }) => item.genartId > 0 && !item.unit && !item.tyre;
  const kept = items.filter(isPart);
  const catalogued = kept.flatMap(({ item }) => (item.own ? [] : [item.id]));
  const makeUps = await listMakeUp(actor, { ids: [...new Set(catalogued)] });
  const parts = joinParts(
    kept.map(({ item, quantity }): KeptPart => ({
      ...{ genartId: item.genartId, label: textIn(item.label, homeLanguage) ?? item.number, quantity },
      ...saidBy(item.genartId, item.own ? {} : (makeUps.get(item.id)?.values ?? {})),
      ...{ brand: item.makeLabel, partType: item.partType },
    })),
  );
  const works = rows.labour.map(workOf);
  if (parts.length + works.length === 0)
    throw unprocessable("nothing-to-keep", "There is no part and no work to keep.");
  if (parts.length > mostParts || works.length > mostWorks)
    throw unprocessable("package-too-large", `A package holds at most ${mostParts} parts and ${mostWorks} works.`);
  const left = items.filter((one) => !isPart(one)).map(({ item }) => `${item.makeLabel} ${item.number}`);
  return { parts, works, left };
}

async function rowsOfCart(actor: Actor, customerId: number): Promise<Rows> {
  await getCustomerName(actor, { customerId });
  const [lines, labour] = await Promise.all([
    listLinesToQuote(actor, { customerId, lang: homeLanguage }),
    listLabourToQuote(actor, { customerId }),
  ]);
  return { lines: lines.map(({ kept }) => kept), labour: labour.map(({ kept }) => kept) };
}

/** Where an article says that it sits, how many are in its pack, and of a fluid its kind and its litres or grams. */
function saidBy(genartId: number, values: MakeUp["values"]) {
  const number = (key: string): number => Number(values[key]?.[0]);
  const pieces = number("qty");
  const size = number("volume") || number("weight");
  const words = kindOf(genartId).keys.flatMap((key) => values[key] ?? []);
  return {
    positions: placeOf([...(values.pos ?? []), ...(values.side ?? [])]),
    pieces: Number.isInteger(pieces) && pieces > 0 ? pieces : null,
    ...(words.length > 0 && { words }),
    ...(words.length > 0 && size > 0 && { size }),
  };
}

/** The cart names an operation with the vehicle's MID before it. */
function workOf(kept: KeptLine): PackageWork {
  const operation = typeof kept.operation === "string" ? kept.operation.replace(/^\S+ /, "") : null;
  return { name: String(kept.name), minutes: Number(kept.minutes), rate: kept.rate as RateName, operation };
}
