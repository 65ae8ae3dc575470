import { z } from "@hono/zod-openapi";
import { countItems, movePieces, placeItem } from "@/lib/domains/stock/movements/commands/move-pieces";
import { listJournal, listMovements } from "@/lib/domains/stock/movements/queries";
import {
  countedItems,
  countInput,
  itemBalance,
  movementInput,
  shelfInput,
  stockMovements,
} from "@/lib/domains/stock/movements/schema";
import { exportCsv, exportXlsx, stockTemplate } from "@/lib/domains/stock/shelf/queries/export-stock";
import { findScanned, listStockLines } from "@/lib/domains/stock/shelf/queries/list-lines";
import { scannedLines, stockFilter, stockLines } from "@/lib/domains/stock/shelf/schema";
import { isoDateIn } from "@/lib/shared/dates";
import type { Right } from "@/lib/shared/rights";
import { fileHeader } from "@/lib/shared/file-header";
import { defineRoute } from "../define-route";
import { id, langOf } from "../shapes";

const common = { domain: "stock", right: ["Stock", "cart"] as Right[] } as const;

defineRoute(
  {
    ...common,
    method: "get",
    path: "/own-stock",
    summary:
      "The company's own stock by reference, fifty lines a page, by text, part type or what is below its minimum",
    query: stockFilter.extend({ after: id.optional() }),
    answer: stockLines,
  },
  (actor, { query }) => listStockLines(actor, query),
);

const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A file that is sent as it is written. */
function download(pieces: AsyncGenerator<Uint8Array>, { type, name }: { type: string; name: string }): Response {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void pieces.return(undefined),
  };
  const headers = {
    "content-type": type,
    "content-disposition": fileHeader("attachment", name),
    "cache-control": "no-store",
  };
  return new Response(new ReadableStream(source), { headers });
}
const dayName = (ending: string) => `etabli-stock-${isoDateIn(new Date(), "Europe/Paris")}.${ending}`;

defineRoute(
  {
    ...common,
    method: "get",
    path: "/own-stock/export",
    summary: "The same as CSV (UTF-8 with byte order mark; semicolons but for English), all of it",
    query: stockFilter,
    answer: { type: "text/csv" },
  },
  (actor, { query }) =>
    download(exportCsv(actor, { filter: query, lang: langOf(actor) }), {
      type: "text/csv; charset=utf-8",
      name: dayName("csv"),
    }),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/own-stock/export/workbook",
    summary: "The same as an XLSX workbook, all of it",
    query: stockFilter,
    answer: { type: workbook },
  },
  (actor, { query }) =>
    download(exportXlsx(actor, { filter: query, lang: langOf(actor) }), { type: workbook, name: dayName("xlsx") }),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/own-stock/template",
    summary: "An XLSX workbook with the headers of a file of the stock and a line that shows how it is filled in",
    answer: { type: workbook },
  },
  (actor) => download(stockTemplate(actor, { lang: langOf(actor) }), { type: workbook, name: "etabli-stock.xlsx" }),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/stock-scan/{code}",
    summary: "The items that a scanned or typed code means: a number of the house, an EAN, or a reference",
    params: z.object({ code: z.string().min(1).max(100) }),
    answer: scannedLines,
  },
  async (actor, { params }) => ({ lines: await findScanned(actor, params) }),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/own-stock/counts",
    summary:
      "Sets what was counted of some items, all of it or nothing; 409 with those that moved while they were counted",
    body: countInput,
    once: true,
    refuses: [404, 409],
    answer: countedItems,
  },
  (actor, { body, key }) => countItems(actor, { ...body, key }),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/own-stock/movements",
    name: "listOwnStockMovements",
    summary: "What came and went of the whole stock, newest first, removed items included",
    query: z.object({ before: id.optional() }),
    answer: stockMovements,
  },
  (actor, { query }) => listJournal(actor, query),
);

defineRoute(
  {
    ...common,
    method: "get",
    path: "/own-stock/{id}/movements",
    summary: "What came and went of an item, newest first, also of one that is removed",
    params: z.object({ id }),
    query: z.object({ before: id.optional() }),
    refuses: [404],
    answer: stockMovements,
  },
  (actor, { params, query }) => listMovements(actor, { ...params, ...query }),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/own-stock/{id}/movements",
    summary: "Receives, sells, corrects or takes back pieces of an item, never below zero",
    params: z.object({ id }),
    body: movementInput,
    once: true,
    refuses: [404, 409],
    answer: itemBalance,
  },
  (actor, { params, body, key }) => movePieces(actor, { ...params, ...body, key }),
);

defineRoute(
  {
    ...common,
    method: "post",
    path: "/own-stock/{id}/shelf",
    summary: "Says where an item lies and from how few pieces on it is to be ordered again",
    params: z.object({ id }),
    body: shelfInput,
    once: true,
    refuses: [404],
    answer: z.object({ id: z.number().int() }),
  },
  (actor, { params, body, key }) => placeItem(actor, { ...params, ...body, key }),
);
