import pg from "pg";
import { catalogueShape } from "./catalogue-files";
import { dropUnreadable, lockVersions, type Source } from "./versions";

/** The live version: where it comes from, and whether its tables are those that this program reads. */
export interface LiveVersion {
  source: Source;
  current: boolean;
}

/** Drops drafts and former versions that nobody can read any more, unless an import runs. Answers the live version. */
export async function tidyVersions(url: string): Promise<LiveVersion | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (await lockVersions(client)) await dropUnreadable(client);
    const { rows } = await client.query<{ source: Source; shape: string | null }>(
      "SELECT source, shape FROM catalogue_version WHERE live",
    );
    const [live] = rows;
    return live ? { source: live.source, current: live.shape === catalogueShape() } : null;
  } finally {
    await client.end();
  }
}
