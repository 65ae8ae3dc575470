import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { keptUnder } from "../access";
import type { Scope } from "../scopes";
import type { StatsFile } from "./schema";

const list = {
  name: "stats_files",
  text: `select name as filename, kind, to_char(month, 'YYYY-MM') as month, lines, made_at as "madeAt"
    from stats_file where company_id = $1 order by month desc, kind`,
};
const content = {
  name: "stats_file_content",
  text: "select content from stats_file where company_id = $1 and name = $2",
};

/** The files of months that are over, the newest first. */
export async function listStatsFiles(actor: Actor, { scope }: { scope?: Scope | undefined }): Promise<StatsFile[]> {
  requireRight(actor, "CaiaApp");
  const rows = await read<Omit<StatsFile, "madeAt"> & { madeAt: Date }>(list, [keptUnder(actor, scope)]);
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }));
}

/** What a file holds; 404 for a name that none has. */
export async function getStatsFile(
  actor: Actor,
  { filename, scope }: { filename: string; scope?: Scope | undefined },
): Promise<string> {
  requireRight(actor, "CaiaApp");
  const [row] = await read<{ content: string }>(content, [keptUnder(actor, scope), filename]);
  if (!row) throw notFound();
  return row.content;
}
