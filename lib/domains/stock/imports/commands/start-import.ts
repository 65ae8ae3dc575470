import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { denied, unprocessable } from "@/lib/platform/problems";
import { SheetFault, type SheetRow } from "@/lib/platform/sheets/faults";
import { readSheet } from "@/lib/platform/sheets/read-sheet";
import { keptText } from "@/lib/shared/compact";
import { listUpdatableStockGroups } from "../../queries/list-groups";
import { headerKey, matchColumns, neededFields } from "../headers";
import { readLine, type ReadLine } from "../rules";
import type { ImportColumns } from "../schema";
import { refuseUsedLines } from "./refuse-used-lines";
import { settleLines } from "./settle-lines";

interface Asked {
  file: File;
  stockGroup: number;
  columns?: ImportColumns;
}

/** Long enough for two hundred thousand lines. */
const patience = { maxWait: 15_000, timeout: 120_000 };
const atOnce = 2000;

/**
 * Reads a file of the stock and says line by line what it would do; nothing of the stock changes. 422 for what is no table,
 * and with its headers where brand or reference are not found among them.
 */
export async function startImport(actor: Actor, { file, stockGroup, columns }: Asked): Promise<{ id: number }> {
  requireRight(actor, "Stock", "cart");
  if (!(await listUpdatableStockGroups(actor)).includes(stockGroup)) throw denied();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const work = async (tx: Tx): Promise<{ id: number }> => {
    const id = await createImport(actor, { fileName: keptText(file.name).slice(0, 200), stockGroup }, tx);
    const total = await stageLines(actor, { id, bytes, columns }, tx);
    if (total === 0) throw unprocessable("empty-file", "The file has no line below its headers.");
    await settleLines(actor, { id }, tx);
    await refuseUsedLines(actor, { id }, tx);
    await audit(actor, tx, { action: "make", entity: "stock-item", entityId: id, detail: { quantity: total } });
    return { id };
  };
  return prisma()
    .$transaction(work, patience)
    .catch((error: unknown) => {
      throw error instanceof SheetFault ? unprocessable(error.code, "The file cannot be read as a table.") : error;
    });
}

async function createImport(
  actor: Actor,
  { fileName, stockGroup }: { fileName: string; stockGroup: number },
  tx: Tx,
): Promise<number> {
  const companyId = companyOf(actor);
  await tx.$executeRaw`delete from stock_import where company_id = ${companyId} and created_at < now() - interval '7 days'`;
  const data = { companyId, stockGroupId: stockGroup, fileName, userId: userOf(actor) };
  return (await tx.stockImport.create({ data, select: { id: true } })).id;
}

interface Staging {
  id: number;
  bytes: Uint8Array;
  columns?: ImportColumns;
}

async function stageLines(actor: Actor, { id, bytes, columns: said }: Staging, tx: Tx): Promise<number> {
  let columns: ReturnType<typeof matchColumns> | null = null;
  let [batch, total]: [(ReadLine & { line: number })[], number] = [[], 0];
  for await (const row of readSheet(bytes)) {
    if (!columns) {
      columns = await columnsOf(actor, row, said, tx);
      continue;
    }
    batch.push({ line: row.line, ...readLine(row.cells, row.numeric, columns) });
    total += 1;
    if (batch.length < atOnce) continue;
    await insertLines(actor, id, batch, tx);
    batch = [];
  }
  if (batch.length > 0) await insertLines(actor, id, batch, tx);
  return total;
}

/** What the company says of the headers is remembered for its next file. */
async function columnsOf(actor: Actor, { cells: headers }: SheetRow, said: ImportColumns | undefined, tx: Tx) {
  const companyId = companyOf(actor);
  for (const [at, field] of (said ?? []).entries()) {
    const header = headerKey(headers[at] ?? "");
    if (header === "") continue;
    const where = { companyId_header: { companyId, header } };
    await tx.stockImportColumn.upsert({ where, create: { companyId, header, field }, update: { field } });
  }
  const rows = await tx.stockImportColumn.findMany({ where: { companyId }, select: { header: true, field: true } });
  const columns = matchColumns(headers, Object.fromEntries(rows.map(({ header, field }) => [header, field])));
  if (neededFields.every((field) => columns[field] !== undefined)) return columns;
  const found = headers.map((_, at) => Object.entries(columns).find(([, place]) => place === at)?.[0] ?? "");
  throw unprocessable("columns-unknown", "Brand and reference are not found among the headers.", {
    ...{ headers: headers.map((header) => header.slice(0, 100)), columns: found },
  });
}

const insertLines = (actor: Actor, id: number, lines: readonly (ReadLine & { line: number })[], tx: Tx) => {
  const json = JSON.stringify(lines);
  return tx.$executeRaw`
    insert into stock_import_line (company_id, import_id, line, brand, reference, reference_key, label, ean, part_type, quantity,
      price_cents, place, minimum, warning, fate, fault, field)
    select ${companyOf(actor)}, ${id}, line, brand, reference, "referenceKey", label, ean, "partType", quantity, "priceCents", place,
      minimum, warning, case when fault is null then null else 'wrong' end, fault, field
    from jsonb_to_recordset(${json}::jsonb) as l (line int, brand text, reference text, "referenceKey" text, label text,
      ean text, "partType" text, quantity int, "priceCents" int, place text, minimum int, warning text, fault text, field text)`;
};
