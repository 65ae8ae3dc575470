import { companyOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { conflict, unprocessable } from "@/lib/platform/problems";
import { requireBasket } from "../access";
import { basketMark } from "../mark";
import type { ListedLine } from "../queries/get-basket";

/**
 * Takes every line out of the company's own basket for an order. `mark` is basketMark of the lines that the order was made
 * for: 409 basket-changed when a colleague changed one since, 422 basket-empty when there is none.
 */
export async function takeBasket(actor: Actor, { mark }: { mark: string }, tx: Tx): Promise<ListedLine[]> {
  requireBasket(actor);
  const lines = await tx.$queryRaw<ListedLine[]>`
    delete from basket_line where company_id = ${companyOf(actor)} and list = 'basket'
    returning id, name, channel, price_cents as "priceCents", deposit_cents as "depositCents", currency, quantity, stock, note,
      make_id as "makeId", goods, priced_at as "pricedAt", vin, ktype, plate, item`;
  if (lines.length === 0) throw unprocessable("basket-empty", "There is nothing in the basket.");
  if (basketMark(lines) !== mark) throw conflict("basket-changed", "The basket was changed meanwhile.");
  return lines.toSorted((a, b) => a.id - b.id);
}
