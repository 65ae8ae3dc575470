import type { KeptLine } from "@/lib/domains/cart/schema";
import { atPlaces, type Choice } from "../agreement/rules";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

const kept = {
  name: "quote_kept_lines",
  text: `select customer_id as "customerId", q.lines, q.labour,
      case when a.quote_id is not null then json_build_object('lines', a.lines, 'labour', a.labour) end as agreed
    from quote q left join quote_agreement a on a.company_id = q.company_id and a.quote_id = q.id
    where q.company_id = $1 and q.id = $2`,
};

interface Row {
  customerId: number;
  lines: KeptLine[];
  labour: KeptLine[];
  agreed: Choice | null;
}

/** The cart's lines and work of which a quote was made, those that were agreed where the customer chose; 404 when there is no such quote. */
export async function getKeptLines(actor: Actor, { quoteId }: { quoteId: number }): Promise<Omit<Row, "agreed">> {
  requireRight(actor, "cart");
  const [row] = await read<Row>(kept, [companyOf(actor), quoteId]);
  if (!row) throw notFound();
  const { customerId, lines, labour, agreed } = row;
  if (!agreed) return { customerId, lines, labour };
  return { customerId, lines: atPlaces(lines, agreed.lines), labour: atPlaces(labour, agreed.labour) };
}
