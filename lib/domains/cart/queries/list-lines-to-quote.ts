import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import type { CartLine, KeptItem, KeptLine } from "../schema";
import { nameItems } from "./name-items";

export type LineToQuote = Pick<CartLine, "id" | "name" | "quantity" | "publicCents" | "depositCents" | "item" | "fit"> &
  Pick<CartLine, "vin" | "plate" | "ktype" | "also" | "advice" | "adviceWord" | "photos">;

/** A line together with the row that a quote keeps of it, from which it is ordered or brought back. */
type QuotableLine = LineToQuote & { kept: KeptLine };

const lines = {
  name: "cart_lines_to_quote",
  text: `select id, name, quantity, public_cents as "publicCents", deposit_cents as "depositCents", item, fit, vin, plate, ktype, also,
      advice, advice_word as "adviceWord", photos, to_jsonb(cart_line) as kept
    from cart_line where company_id = $1 and customer_id = $2 and tab = 'cart' and currency = 'EUR' order by id`,
};

/** What of a customer's cart can be quoted: its lines in euro, in a language, without what the house pays for them. */
export async function listLinesToQuote(
  actor: Actor,
  { customerId, lang }: { customerId: number; lang: Language },
): Promise<QuotableLine[]> {
  requireUser(actor);
  const rows = await read<Omit<QuotableLine, "item"> & { item: KeptItem }>(lines, [companyOf(actor), customerId]);
  return nameItems(actor, { lines: rows, lang });
}
