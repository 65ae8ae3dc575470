import { putLine } from "@/lib/domains/cart/commands/add-item";
import { lockCart } from "@/lib/domains/cart/commands/lock-cart";
import { putWork, workOfData, type WorkDraft } from "@/lib/domains/cart/labour/commands/add-labour";
import { findLineVehicle } from "@/lib/domains/cart/queries/find-line-vehicle";
import { priceItem, type PricedItem } from "@/lib/domains/cart/queries/price-item";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { findRegisteredVehicle } from "@/lib/domains/customers/queries/find-registered-vehicle";
import { requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { Problem } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { getKeptPackage } from "../queries/read-packages";
import { offerWork } from "../queries/offer-package";
import type { KeptPackage, PackageTake, PackageTaken } from "../schema";
import { packageChanged } from "./change-package";

type Asked = PackageTake & { packageId: number; lang: Language };
type Refused = PackageTaken["refused"][number];
type ChargedWork = Omit<WorkDraft, "customerId">;

interface Prepared {
  kept: KeptPackage;
  parts: PricedItem[];
  works: ChargedWork[];
  refused: Refused[];
}

/**
 * Puts a package into a customer's cart in one transaction, as its lines: an article for each part, each work at its time on
 * this vehicle. What a line is refused for keeps no other back; 409 when the package is not the one that was read.
 */
export async function takePackage(
  actor: Actor,
  { key, lang, ...input }: Asked & { key: string | null },
): Promise<PackageTaken> {
  requireRight(actor, "cart");
  if (input.parts.length > 0) await requireStockUpdate(actor);
  return once(
    actor,
    { key, body: { change: "take-package", ...input } },
    { prepare: () => prepareTake(actor, { ...input, lang }), write: (made, tx) => writeTake(actor, input, made, tx) },
  );
}

async function prepareTake(actor: Actor, asked: Asked): Promise<Prepared> {
  const [kept] = await Promise.all([getKeptPackage(actor, asked), getCustomerName(actor, asked)]);
  if (kept.version !== asked.version) throw packageChanged(kept);
  const [parts, works] = await Promise.all([priceParts(actor, kept, asked), chargeWorks(actor, kept, asked)]);
  return { kept, parts: parts.taken, works: works.taken, refused: [...parts.refused, ...works.refused] };
}

async function priceParts(actor: Actor, kept: KeptPackage, { parts, customerId, vin, plate, ktype }: Asked) {
  const taken: PricedItem[] = [];
  const refused: Refused[] = [];
  const price = async ({ at, articleId, ...sold }: Asked["parts"][number]) => {
    const part = kept.parts[at];
    const told = { kind: "part", at, name: part?.label ?? "" } as const;
    try {
      const priced = await priceItem(actor, { item: { id: articleId }, ...sold, customerId, vin, plate, ktype });
      if (priced.item.genartId === part?.genartId) taken.push(priced);
      else refused.push({ ...told, code: "other-part", price: null });
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 403) throw error;
      const own = Number(error.extra.price);
      refused.push({ ...told, code: error.code, price: own > 0 ? own : null });
    }
  };
  for (const part of parts) await price(part);
  return { taken, refused };
}

/** Works of one rate come into the cart together. */
async function chargeWorks(actor: Actor, kept: KeptPackage, { works, lang, vin, plate, ktype }: Asked) {
  const taken: ChargedWork[] = [];
  const refused: Refused[] = [];
  if (works.length === 0) return { taken, refused };
  const named = { vin, plate, ktype };
  const [vehicle, view] = await Promise.all([findLineVehicle(actor, named), findRegisteredVehicle(actor, named)]);
  const { offers, lines } = await offerWork(actor, { works: kept.works, vehicle: view, lang });
  for (const { at, seen } of works) {
    const offer = offers[at];
    const told = { kind: "work", at, name: offer?.name ?? "" } as const;
    if (offer?.cents === undefined || offer.cents === null) refused.push({ ...told, code: "no-rate", price: null });
    else if (offer.cents !== seen) refused.push({ ...told, code: "rate-changed", price: offer.cents });
    else {
      const { name, minutes, line, rate, cents } = offer;
      const own = { name, minutes, operation: null, includes: [] };
      const work = line ? { ...workOfData(view?.record.mid ?? "", line, lines), name } : own;
      taken.push({ rate, rateCents: cents, vehicle, works: [work] });
    }
  }
  return { taken, refused };
}

async function writeTake(
  actor: Actor,
  { customerId }: Pick<PackageTake, "customerId">,
  { kept, parts, works, refused }: Prepared,
  tx: Tx,
): Promise<PackageTaken> {
  await lockCart(actor, customerId, tx);
  for (const priced of parts) await putLine(actor, priced, tx);
  const there: string[] = [];
  let added = parts.length;
  for (const draft of works) {
    const put = await putWork(actor, { ...draft, customerId }, tx);
    added += put.added;
    there.push(...put.there);
  }
  if (added > 0)
    await audit(actor, tx, {
      ...{ action: "add", entity: "package", entityId: kept.id },
      detail: { customerId, name: kept.name, added },
    });
  return { customerId, added, there, refused };
}
