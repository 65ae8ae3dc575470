import type { KeptLine } from "@/lib/domains/cart/schema";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

const kept = {
  name: "quote_kept_lines",
  text: `select customer_id as "customerId", lines from quote where company_id = $1 and id = $2`,
};

/** The cart's lines of which a quote was made; 404 when there is no such quote. */
export async function getKeptLines(
  actor: Actor,
  { quoteId }: { quoteId: number },
): Promise<{ customerId: number; lines: KeptLine[] }> {
  requireRight(actor, "cart");
  const [row] = await read<{ customerId: number; lines: KeptLine[] }>(kept, [companyOf(actor), quoteId]);
  if (!row) throw notFound();
  return row;
}
