import { shortOf } from "@/lib/domains/cart/rules";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { prepareOrder, type OrderGround } from "@/lib/domains/orders/queries/prepare-order";
import { companyOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, unprocessable } from "@/lib/platform/problems";
import { requireBasketUpdate } from "../access";
import { basketMark } from "../mark";
import { askTechauto, type SoldNow } from "../queries/ask-techauto";
import { listBasket, type ListedLine } from "../queries/get-basket";
import { basketChannel } from "../place";

/** A basket that Techauto sells as it stands: what orderBasket makes an order of. */
export interface SettledBasket {
  lines: readonly ListedLine[];
  mark: string;
  ground: OrderGround;
}

interface Wanted {
  /** Of the basket that the buyer saw; without it the basket as it stands. */
  mark?: string;
}

/**
 * Asks Techauto again for everything in the company's own basket, before the transaction of an order. What it no longer
 * sells leaves the basket and new prices are written there: 409 basket-renewed names both, and the buyer orders anew to
 * accept. 409 basket-changed when the buyer saw another basket, 422 basket-empty, 503 while Techauto does not answer.
 */
export async function settleBasket(actor: Actor, { mark: seen }: Wanted): Promise<SettledBasket> {
  await requireBasketUpdate(actor);
  const [lines, ground] = await Promise.all([
    listBasket(actor),
    prepareOrder(actor, { customerId: null, channel: basketChannel }),
  ]);
  if (lines.length === 0) throw unprocessable("basket-empty", "There is nothing in the basket.");
  const mark = basketMark(lines);
  if (seen !== undefined && seen !== mark) throw conflict("basket-changed", "The basket was changed meanwhile.");
  const sold = await askTechauto(actor, lines);
  const gone = lines.filter(({ id }) => !sold.has(id));
  const changed = lines.filter((line) => isOther(line, sold.get(line.id)));
  if (gone.length === 0 && changed.length === 0) return { lines, mark, ground };
  await inTransaction(undefined, (tx) => renewBasket(actor, { gone, changed, sold }, tx));
  throw conflict("basket-renewed", "Techauto sells something no longer, or at another price.", {
    gone: gone.map(nameOf),
    changed: await toldChanges(actor, changed, sold),
  });
}

/** A price or a deposit that is another, cheaper ones too, or another stock than before that is too small. */
const isOther = ({ priceCents, depositCents, quantity, stock }: ListedLine, now: SoldNow | undefined): boolean =>
  now !== undefined &&
  (now.priceCents !== priceCents ||
    now.depositCents !== depositCents ||
    shortOf({ quantity, stock: now.stock }) !== shortOf({ quantity, stock }));

const nameOf = ({ id, item }: ListedLine) => ({ id, name: `${item.makeLabel} ${item.number}` });

/** While a customer may look, nothing is told of prices. */
async function toldChanges(actor: Actor, changed: readonly ListedLine[], sold: ReadonlyMap<number, SoldNow>) {
  const tells = (await getPriceView(actor)) === "both";
  return changed.map((line) => ({
    ...nameOf(line),
    before: tells ? line.priceCents : null,
    after: tells ? (sold.get(line.id)?.priceCents ?? null) : null,
    short: shortOf({ quantity: line.quantity, stock: sold.get(line.id)?.stock ?? null }),
  }));
}

interface Renewal {
  gone: readonly ListedLine[];
  changed: readonly ListedLine[];
  sold: ReadonlyMap<number, SoldNow>;
}

async function renewBasket(actor: Actor, { gone, changed, sold }: Renewal, tx: Tx): Promise<void> {
  const companyId = companyOf(actor);
  for (const { id } of gone) {
    const { count } = await tx.basketLine.deleteMany({ where: { companyId, id, list: "basket" } });
    if (count > 0) await audit(actor, tx, { action: "remove", entity: "basket-line", entityId: id });
  }
  for (const { id, priceCents: before } of changed) {
    const now = sold.get(id);
    const where = { companyId, id, list: "basket", priceCents: before };
    const { count } = await tx.basketLine.updateMany({ where, data: { ...now, pricedAt: new Date() } });
    const detail = { priceCents: now?.priceCents ?? before };
    if (count > 0) await audit(actor, tx, { action: "update", entity: "basket-line", entityId: id, detail });
  }
}
