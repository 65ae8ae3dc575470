import { z } from "@hono/zod-openapi";
import { ciiOf, draftNumber } from "@/lib/domains/quotes/export/cii";
import { exportDraft, exportQuote } from "@/lib/domains/quotes/export/queries";
import { csvColumns, csvRows } from "@/lib/domains/quotes/export/rules";
import { exportFormats, type AcceptedQuote } from "@/lib/domains/quotes/export/schema";
import { pathId } from "@/lib/platform/shapes";
import { byteOrderMark, csvLine } from "@/lib/shared/csv";
import { fileHeader } from "@/lib/shared/file-header";
import { defineRoute } from "../define-route";

const csvOf = (file: AcceptedQuote): string =>
  byteOrderMark + [[...csvColumns], ...csvRows(file)].map((row) => csvLine(row)).join("");

const written = {
  json: {
    type: "application/json; charset=utf-8",
    ending: "json",
    write: (file: AcceptedQuote) => JSON.stringify(file),
  },
  csv: { type: "text/csv; charset=utf-8", ending: "csv", write: csvOf },
  cii: { type: "application/xml; charset=utf-8", ending: "xml", write: ciiOf },
} as const;

const download = (body: BodyInit, type: string, name: string) =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": fileHeader("attachment", name),
      "cache-control": "private, no-store",
    },
  });

defineRoute(
  {
    method: "get",
    path: "/quote/{id}/export",
    domain: "quotes",
    summary:
      "What was agreed to of an accepted quote, as JSON by /schemas/accepted-quote.json, as CSV, or as the draft of its invoice: in CII (EN 16931), or in Factur-X (PDF/A-3 that carries the CII)",
    right: "cart",
    params: z.object({ id: pathId }),
    query: z.object({ format: z.enum(exportFormats).default("json") }),
    refuses: [404, 409],
    answer: { type: "*/*" },
  },
  async (actor, { params: { id }, query: { format } }) => {
    if (format === "facturx") {
      const { bytes, number } = await exportDraft(actor, { quoteId: id });
      return download(new Uint8Array(bytes), "application/pdf", `${draftNumber(number)}.pdf`);
    }
    const file = await exportQuote(actor, { quoteId: id });
    const { type, ending, write } = written[format];
    return download(write(file), type, `${file.quote.number}.${ending}`);
  },
);
