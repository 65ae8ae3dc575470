import { listKinds } from "@/lib/domains/catalogue/sheet/used-parts/queries";
import { maySellUsed } from "@/lib/domains/catalogue/sheet/used-parts/rules";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { isInLaw } from "../../queries/refuse-used";
import { usedPartType } from "../../rules";

interface Line {
  line: number;
  brand: string;
  referenceKey: string;
  label: string | null;
  genartId: number | null;
}

const atOnce = 5000;

/** Says of the lines of used parts which are of a kind that France does not have sold used. Part of a verb that reads the file. */
export async function refuseUsedLines(actor: Actor, { id }: { id: number }, tx: Tx): Promise<void> {
  requireRight(actor, "Stock", "cart");
  if (!(await isInLaw(actor))) return;
  const companyId = companyOf(actor);
  for (let after = 0; ;) {
    const lines = await tx.$queryRaw<Line[]>`
      select l.line, l.brand, l.reference_key as "referenceKey", coalesce(l.label, i.label) as label, i.genart_id as "genartId"
      from stock_import_line l left join stock_item i on i.company_id = l.company_id and i.id = l.item_id
      where l.company_id = ${companyId} and l.import_id = ${id} and l.line > ${after} and l.fate in ('new', 'changed')
        and coalesce(l.part_type, i.part_type) = ${usedPartType} order by l.line limit ${atOnce}`;
    const kinds = await listKinds(actor, { parts: lines });
    const refused = lines.filter(({ genartId }, at) => ![genartId ?? [], kinds[at] ?? []].flat().every(maySellUsed));
    await tx.$executeRaw`
      update stock_import_line set fate = 'wrong', fault = 'never-used', field = 'partType'
      where company_id = ${companyId} and import_id = ${id} and line = any(${refused.map(({ line }) => line)}::int[])`;
    if (lines.length < atOnce) return;
    after = lines.at(-1)?.line ?? after;
  }
}
