import { prepareOrder, type OrderGround } from "@/lib/domains/orders/queries/prepare-order";
import type { NewOrderLine } from "@/lib/domains/orders/commands/place-order";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import type { Offer } from "@/lib/domains/offers/schema";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { denied, notFound, Problem, unprocessable } from "@/lib/platform/problems";
import { orderTotals, mostLines } from "@/lib/domains/orders/rules";
import { groupBy } from "@/lib/shared/group-by";
import { textIn, type Language } from "@/lib/shared/languages";
import { latestArrival } from "../rules";
import type { KeptItem, OrderDraft } from "../schema";
import { findGoods } from "./find-goods";

interface Row extends NewOrderLine {
  id: number;
  channel: string;
  currency: "EUR" | "CHF";
  item: KeptItem;
}

const inCart = {
  name: "cart_lines_to_order",
  text: `select id, channel, currency, make_id as "makeId", article_id as "articleId", name, item, quantity, price_cents as "priceCents",
      public_cents as "publicCents", deposit_cents as "depositCents", stock, priced_at as "pricedAt", vin, ktype, plate, fit, also
    from cart_line where company_id = $1 and customer_id = $2 and tab = 'cart' and ($3::int[] is null or id = any($3))
      and ($4::text is null or channel = $4) order by id`,
};

/** A line as it is ordered now: at the supplier's price of this moment, or at its own where the supplier does not answer. */
export interface OrderableLine extends Row {
  offer: Offer | null;
  /** False where the supplier gave no answer: the line keeps what it knew. */
  answered: boolean;
}

/** What one supplier would get in one currency. */
export interface SupplierDraft {
  ground: OrderGround;
  currency: "EUR" | "CHF";
  lines: OrderableLine[];
  arrival: { date: string; hour: number | null } | null;
}

interface Wanted {
  customerId: number;
  /** The lines that are meant; all of the cart without it. */
  lineIds?: readonly number[];
  channel?: string;
}

/** What would be ordered of a customer's cart, each line at its price of now, one draft per supplier and currency. 404 for a foreign customer. */
export async function draftSupplierOrders(actor: Actor, wanted: Wanted): Promise<SupplierDraft[]> {
  requireRight(actor, "cart");
  const { customerId, lineIds = null, channel = null } = wanted;
  const rows = await read<Row>(inCart, [companyOf(actor), customerId, lineIds, channel]);
  if (rows.length > mostLines) throw unprocessable("too-many-lines", `At most ${mostLines} lines are ordered at once.`);
  const lines = await Promise.all(rows.map((row) => priceNow(actor, row)));
  const groups = groupBy(lines, (line) => `${line.channel} ${line.currency}`);
  return Promise.all(
    [...groups.values()].map(async (own) => {
      const [first] = own;
      if (!first) throw notFound();
      const ground = await prepareOrder(actor, { customerId, channel: first.channel });
      return { ground, currency: first.currency, lines: own, arrival: latestArrival(own.map(({ offer }) => offer)) };
    }),
  );
}

/** A supplier that does not answer, or is there no more, does not keep anybody from ordering: the line stands as it was added. */
async function priceNow(actor: Actor, row: Row): Promise<OrderableLine> {
  const offer = await findOfferNow(actor, row);
  if (!offer?.netCents || offer.currency !== row.currency) return { ...row, offer: null, answered: false };
  const { netCents, publicCents, depositCents, quantity } = offer;
  return {
    ...{ ...row, offer, answered: true, priceCents: netCents, publicCents, depositCents: depositCents ?? 0 },
    ...{ stock: quantity, pricedAt: new Date() },
  };
}

async function findOfferNow(actor: Actor, { articleId, channel }: Row): Promise<Offer | null> {
  const id = /^\d+$/.test(articleId) ? Number(articleId) : articleId;
  try {
    return (await findGoods(actor, { id, channel }))?.offer ?? null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log.warn({ channel, reason: error.code }, "a line is ordered at the price that it was added for");
    return null;
  }
}

/** The same for the seller who is to confirm it: supplier, prices, arrival and what is short. */
export async function draftOrders(
  actor: Actor,
  { lang, ...wanted }: Wanted & { lang: Language },
): Promise<{ drafts: OrderDraft[] }> {
  requireRight(actor, "cart");
  const [drafts, view] = await Promise.all([draftSupplierOrders(actor, wanted), getPriceView(actor)]);
  const hides = view === "retail";
  const sellers = await findSellers(actor, { channels: drafts.map(({ ground }) => ground.channel) });
  return {
    drafts: drafts.map(({ ground, currency, lines, arrival }) => ({
      channel: ground.channel,
      seller: sellers.get(ground.channel) ?? null,
      currency,
      how: ground.how,
      arrivalOn: arrival?.date ?? null,
      arrivalHour: arrival?.hour ?? null,
      total: hides ? null : orderTotals(lines, currency).grossCents,
      lines: lines.map((line) => ({
        id: line.id,
        brand: line.item.makeLabel,
        reference: line.item.number,
        label: textIn(line.item.label, lang) ?? line.item.number,
        quantity: line.quantity,
        price: hides ? null : line.priceCents,
        depositCents: line.depositCents,
        short: line.stock !== null && line.stock < line.quantity ? line.stock : null,
        answered: line.answered,
      })),
    })),
  };
}

/** The ground of the orders of kept lines, one per channel. */
export async function groundsOf(
  actor: Actor,
  { customerId, channels }: { customerId: number; channels: readonly string[] },
): Promise<Map<string, OrderGround>> {
  requireRight(actor, "cart");
  const own = [...new Set(channels)];
  const grounds = await Promise.all(own.map((channel) => prepareOrder(actor, { customerId, channel })));
  return new Map(grounds.map((ground) => [ground.channel, ground]));
}

/** The ground of a channel; a channel that nobody prepared is not ordered from. */
export function groundOf(grounds: ReadonlyMap<string, OrderGround>, channel: string): OrderGround {
  const ground = grounds.get(channel);
  if (!ground) throw denied();
  return ground;
}
