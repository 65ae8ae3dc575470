import type { KeptLine } from "@/lib/domains/cart/schema";
import { atPlaces } from "../agreement/rules";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

const kept = {
  name: "quote_kept_lines",
  text: `select customer_id as "customerId", q.lines, a.lines as agreed
    from quote q left join quote_agreement a on a.company_id = q.company_id and a.quote_id = q.id
    where q.company_id = $1 and q.id = $2`,
};

interface Row {
  customerId: number;
  lines: KeptLine[];
  agreed: number[] | null;
}

/** The cart's lines of which a quote was made, those that were agreed where the customer chose; 404 when there is no such quote. */
export async function getKeptLines(
  actor: Actor,
  { quoteId }: { quoteId: number },
): Promise<{ customerId: number; lines: KeptLine[] }> {
  requireRight(actor, "cart");
  const [row] = await read<Row>(kept, [companyOf(actor), quoteId]);
  if (!row) throw notFound();
  const { customerId, lines, agreed } = row;
  return { customerId, lines: agreed ? atPlaces(lines, agreed) : lines };
}
