import type pg from "pg";
import { copySink } from "@/prisma/seed/catalogue/copy/sink";
import { deriveAndIndex, vacuum } from "@/prisma/seed/catalogue/load";
import { stageTable, FILES } from "../files";
import { ImportRefused } from "../problem";
import { ARTICLES, articleIds, PRICES, REFERENCES } from "./articles";
import { FITMENTS, REPEATED_FITMENTS, VEHICLE_TREE } from "./fitments";
import { TREE } from "./tree";
import { fillWords } from "./words";

type Note = (text: string) => void;

const AUXILIARY = [
  "condition_map",
  "article_fit",
  "set_map",
  "known_article",
  "article_map",
  "article_values",
  "owner_map",
];

async function refuseRepeatedFitments(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ line: number; text: string }>(REPEATED_FITMENTS);
  if (rows.length) throw new ImportRefused(rows.map((row) => ({ file: "fitments.csv", ...row })));
}

/** Makes the version's tables from checked staging tables in the search path, then drops these. `live`: the version before. */
export async function buildVersion(client: pg.Client, schema: string, live: string | null, note: Note): Promise<void> {
  const run = async (title: string, statements: readonly string[]) => {
    note(title);
    for (const statement of statements) await client.query(statement);
  };
  const sink = copySink(client, { freeze: false });
  await run("generic articles and criteria", TREE);
  await run("numbering articles", articleIds(live && client.escapeIdentifier(live)));
  await run("sets of vehicles", FITMENTS);
  await refuseRepeatedFitments(client);
  await run("articles", ARTICLES);
  await run("vehicles and their articles", [VEHICLE_TREE]);
  await run("references", REFERENCES);
  const { rowCount } = await client.query(`SELECT FROM ${stageTable("prices")} LIMIT 1`);
  if (rowCount) await run("prices", PRICES);
  note("words");
  await fillWords(client, sink);
  await client.query(`DROP TABLE ${[...FILES.map(({ name }) => stageTable(name)), ...AUXILIARY].join(", ")}`);
  await deriveAndIndex(client, sink, note);
  note("statistics");
  await vacuum(client, schema);
}
