import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { undoneWithin, type ImportFate } from "./rules";
import type { ImportLine, ImportLines, StockImport } from "./schema";

type Row = Omit<StockImport, "createdAt" | "appliedAt" | "mayUndo"> & { createdAt: Date; appliedAt: Date | null };

const newestImports = {
  name: "stock_imports",
  text: `select m.id, m.state, m.file_name as "fileName", json_build_object('id', g.id, 'name', g.name) as "stockGroup",
      m.created_at as "createdAt", m.applied_at as "appliedAt",
      (select json_build_object('new', count(*) filter (where fate = 'new'), 'changed', count(*) filter (where fate = 'changed'),
          'same', count(*) filter (where fate = 'same'), 'wrong', count(*) filter (where fate = 'wrong'),
          'warned', count(warning)) from stock_import_line l where l.company_id = m.company_id and l.import_id = m.id) as counts
    from stock_import m join stock_group g on g.company_id = m.company_id and g.id = m.stock_group_id
    where m.company_id = $1 and ($2::int is null or m.id = $2) order by m.id desc limit 10`,
};
const linesOfImport = {
  name: "stock_import_lines",
  text: `select line, brand, reference, quantity, price_cents as price, fate, fault, field, warning, before
    from stock_import_line where company_id = $1 and import_id = $2 and line > $3 and ($4::text is null or fate = $4)
    order by line limit $5`,
};
const perPage = 100;

const told = ({ createdAt, appliedAt, ...row }: Row): StockImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  appliedAt: appliedAt?.toISOString() ?? null,
  mayUndo: row.state === "applied" && appliedAt !== null && Date.now() - appliedAt.getTime() < undoneWithin * 3_600_000,
});

/** The last ten imports of the company, the newest first. */
export async function listImports(actor: Actor): Promise<StockImport[]> {
  requireRight(actor, "Stock", "cart");
  return (await read<Row>(newestImports, [companyOf(actor), null])).map(told);
}

/** One of them; 404 for one that the company has not. */
export async function getImport(actor: Actor, { id }: { id: number }): Promise<StockImport> {
  requireRight(actor, "Stock", "cart");
  const [row] = await read<Row>(newestImports, [companyOf(actor), id]);
  if (!row) throw notFound();
  return told(row);
}

/** A hundred lines of an import, all or of one fate. */
export async function listImportLines(
  actor: Actor,
  { id, fate, after = 0 }: { id: number; fate?: ImportFate; after?: number },
): Promise<ImportLines> {
  await getImport(actor, { id });
  const rows = await read<ImportLine>(linesOfImport, [companyOf(actor), id, after, fate ?? null, perPage + 1]);
  const shown = rows.slice(0, perPage);
  return { lines: shown, next: rows.length > perPage ? (shown.at(-1)?.line ?? null) : null };
}
