import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Prisma, Tx } from "@/lib/platform/db";
import type { OrderedGoods } from "@/lib/domains/orders/queries/list-goods";
import { restoreKeptLabour } from "../labour/commands/kept-labour";
import { listLabourRates } from "../labour/queries";
import { priceAgain } from "../queries/price-again";
import type { PricedItem } from "../queries/price-item";
import { goodsKey } from "../rules";
import type { KeptLine } from "../schema";
import { putLine } from "./add-item";
import { lockCart } from "./lock-cart";

interface Kept {
  customerId: number;
  /** Lines and work as the cart had them once. */
  lines: readonly KeptLine[];
  labour: readonly KeptLine[];
}

/** What can come back: parts at the prices of now, null where nobody sells one, and work at the rates of now. */
export interface Back {
  parts: { kept: KeptLine; priced: PricedItem | null }[];
  labour: KeptLine[];
}

const goodsOf = (kept: KeptLine): OrderedGoods =>
  ({ ...kept, articleId: String(kept.article_id), quantity: Number(kept.quantity) }) as unknown as OrderedGoods;

/** Prices what shall come back into a cart, before the transaction of `bringBack`. */
export async function prepareBack(actor: Actor, { customerId, lines, labour }: Kept): Promise<Back> {
  requireRight(actor, "cart");
  const [rates, parts] = await Promise.all([
    labour.length > 0 ? listLabourRates(actor) : [],
    Promise.all(
      lines.map(async (kept) => {
        const wanted = { one: goodsOf(kept), customerId, channel: String(kept.channel) };
        return { kept: photosOfOwner(kept, customerId), priced: (await priceAgain(actor, wanted)).priced };
      }),
    ),
  ]);
  const rateOf = (kept: KeptLine) => rates.find(({ rate }) => rate === kept.rate)?.cents ?? kept.rate_cents;
  return { parts, labour: labour.map((kept) => ({ ...photosOfOwner(kept, customerId), rate_cents: rateOf(kept) })) };
}

/** A photograph is shown to the customer for whom it was taken: another one's cart takes the line without it. */
const photosOfOwner = (kept: KeptLine, customerId: number): KeptLine => ({
  ...kept,
  photos: kept.customer_id === customerId ? (kept.photos ?? []) : [],
});

/** Puts lines back into a customer's cart, each as urgent as it was; what lies there already stays as the seller has it. */
export async function bringBack(
  actor: Actor,
  { customerId, back }: { customerId: number; back: Back },
  tx: Tx,
): Promise<void> {
  requireRight(actor, "cart");
  await lockCart(actor, customerId, tx);
  for (const { kept, priced } of back.parts) if (priced) await putBack(actor, { kept, priced }, tx);
  await restoreKeptLabour(actor, { customerId, labour: back.labour }, tx);
}

async function putBack(actor: Actor, { kept, priced }: { kept: KeptLine; priced: PricedItem }, tx: Tx): Promise<void> {
  const { customerId, channel, item } = priced;
  const own = { companyId: companyOf(actor), customerId };
  const there = { ...own, tab: "cart", channel, makeId: item.makeId, articleId: goodsKey(item) };
  if (await tx.cartLine.findFirst({ where: there, select: { id: true } })) return;
  const { id } = await putLine(actor, priced, tx);
  const [advice, adviceWord] = [kept.advice, kept.advice_word].map((text) => (typeof text === "string" ? text : null));
  await tx.cartLine.updateMany({
    where: { ...own, id },
    data: { advice, adviceWord, photos: kept.photos as Prisma.InputJsonArray },
  });
}
