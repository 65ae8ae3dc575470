import { listTrail, walkTrail } from "@/lib/domains/admin/trail/queries";
import { trailHeading, trailLine } from "@/lib/domains/admin/trail/rules";
import { trailFilter, trailPage, trailSearch } from "@/lib/domains/admin/trail/schema";
import { byteOrderMark } from "@/lib/shared/csv";
import { isoDateIn } from "@/lib/shared/dates";
import { cellSeparator } from "@/lib/shared/languages";
import { defineRoute } from "../define-route";
import { langOf } from "../shapes";

const trail = { domain: "admin", right: "admin" } as const;

defineRoute(
  {
    ...trail,
    method: "get",
    path: "/audit",
    summary: "Who did what in the companies where one holds admin, newest first, page after page",
    query: trailSearch,
    refuses: [404],
    answer: trailPage,
  },
  (actor, { query }) => listTrail(actor, query),
);

defineRoute(
  {
    ...trail,
    method: "get",
    path: "/audit/export",
    summary: "The same as CSV (UTF-8 with byte order mark; semicolons but for English), all of it",
    query: trailFilter,
    refuses: [404],
    answer: { type: "text/csv" },
  },
  async (actor, { query }) => {
    const separator = cellSeparator(langOf(actor));
    const pages = walkTrail(actor, query);
    const encoder = new TextEncoder();
    const source: UnderlyingDefaultSource<Uint8Array> = {
      start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + trailHeading(separator))),
      async pull(controller) {
        const { value, done } = await pages.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value.map((entry) => trailLine(entry, separator)).join("")));
      },
      cancel: () => void pages.return(undefined),
    };
    const day = isoDateIn(new Date(), "Europe/Paris");
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="etabli-audit-${day}.csv"`,
      "cache-control": "no-store",
    };
    return new Response(new ReadableStream(source), { headers });
  },
);
