import { z } from "@hono/zod-openapi";
import { applyImport, undoImport } from "@/lib/domains/stock/imports/commands/apply-import";
import { startImport } from "@/lib/domains/stock/imports/commands/start-import";
import { getImport, listImportLines, listImports } from "@/lib/domains/stock/imports/queries";
import {
  importChoice,
  importForm,
  importLines,
  linesAsked,
  stockImport,
  stockImports,
} from "@/lib/domains/stock/imports/schema";
import type { Right } from "@/lib/shared/rights";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const common = { domain: "stock", right: ["Stock", "cart"] as Right[] } as const;
const params = z.object({ id });
const table = z
  .instanceof(File)
  .openapi({ type: "string", format: "binary", description: "A CSV file or an XLSX workbook of at most 20 MB" });
const made = z.object({ id: z.number().int() });

defineRoute(
  {
    ...common,
    method: "get",
    path: "/stock-imports",
    name: "listOwnStockImports",
    summary: "The last ten imports of the company's own stock",
    answer: stockImports,
  },
  async (actor) => ({ imports: await listImports(actor) }),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/stock-imports",
    summary: "Reads a file of the stock and says line by line what it would do; nothing changes",
    bodyType: "multipart/form-data",
    body: importForm.extend({ file: table }),
    refuses: [422],
    answer: made,
  },
  (actor, { body }) => startImport(actor, body),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/stock-imports/{id}",
    summary: "An import with how many of its lines are new, changed, the same and wrong",
    params,
    refuses: [404],
    answer: stockImport,
  },
  (actor, { params: asked }) => getImport(actor, asked),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/stock-imports/{id}/lines",
    summary: "What each line of an import does, a hundred a page, all or of one fate",
    params,
    query: linesAsked,
    refuses: [404],
    answer: importLines,
  },
  (actor, { params: asked, query }) => listImportLines(actor, { ...asked, ...query }),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/stock-imports/{id}/apply",
    summary: "Does what the preview of an import said, in one transaction: all of it, or the right lines alone",
    params,
    body: importChoice,
    refuses: [404, 409, 422],
    answer: made,
  },
  (actor, { params: asked, body }) => applyImport(actor, { ...asked, ...body }),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/stock-imports/{id}/undo",
    summary: "Takes an import back, for a day",
    params,
    refuses: [404, 409],
    answer: made,
  },
  (actor, { params: asked }) => undoImport(actor, asked),
);
