import { getStatsCsv } from "@/lib/domains/stats/dashboard/queries/get-csv";
import { getDashboard } from "@/lib/domains/stats/dashboard/queries/get-dashboard";
import { csvQuestion, dashboard, dashboardQuestion } from "@/lib/domains/stats/dashboard/schema";
import { getStatsFile, listStatsFiles } from "@/lib/domains/stats/files/queries";
import { filesQuestion, fileWanted, statsFiles } from "@/lib/domains/stats/files/schema";
import { fileHeader } from "@/lib/shared/file-header";
import { defineRoute } from "../define-route";
import { langOf } from "../shapes";

const stats = { domain: "stats", right: "CaiaApp" } as const;

const csv = (text: string, filename: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": fileHeader("attachment", filename),
      "cache-control": "no-store",
    },
  });

defineRoute(
  {
    ...stats,
    method: "get",
    path: "/dashboard",
    summary:
      "Identifications day by day, months from June on, interfaces of diagnosis: the company's or all companies'",
    query: dashboardQuestion,
    answer: dashboard,
  },
  (actor, { query }) => getDashboard(actor, query),
);

defineRoute(
  {
    ...stats,
    method: "get",
    path: "/csvStats",
    summary: "A table of the dashboard as CSV (UTF-8 with byte order mark; semicolons but for English)",
    query: csvQuestion,
    refuses: [404],
    answer: { type: "text/csv" },
  },
  async (actor, { query }) => {
    const { text, filename } = await getStatsCsv(actor, { ...query, lang: langOf(actor) });
    return csv(text, filename);
  },
);

defineRoute(
  {
    ...stats,
    method: "get",
    path: "/csvFiles",
    summary: "Files of months that are over: one a month and kind",
    query: filesQuestion,
    answer: statsFiles,
  },
  (actor, { query }) => listStatsFiles(actor, query),
);

defineRoute(
  {
    ...stats,
    method: "post",
    path: "/statFile",
    summary: "A file that csvFiles tells",
    body: fileWanted,
    refuses: [404],
    answer: { type: "text/csv" },
  },
  async (actor, { body }) => csv(await getStatsFile(actor, body), body.filename),
);
