import type pg from "pg";
import { copySink } from "../copy/sink";
import { fillWords } from "../derived/fill-words";
import { stageTable, FILES } from "../files";
import { ImportRefused } from "../problem";
import { type Clients, inOrder, sideBySide } from "../side-by-side";
import { ARTICLES, articleIds, PRICES, REFERENCES, VALUES } from "./articles";
import { deriveAndIndexSideBySide, vacuumSideBySide } from "./finish";
import { ANY_REPEATED, FITMENTS, REPEATED_FITMENTS, SETS } from "./fitments";
import { TRADE } from "./trade";
import { TREE, yesAndNo } from "./tree";

type Note = (text: string) => void;

const AUXILIARY = [
  "condition_map",
  "article_fit",
  "set_map",
  "member",
  "known_article",
  "article_map",
  "article_values",
  "owner_map",
];

async function refuseRepeatedFitments(client: pg.Client): Promise<void> {
  const found = await client.query<{ any: boolean }>(ANY_REPEATED);
  if (!found.rows[0]?.any) return;
  const { rows } = await client.query<{ line: number; text: string }>(REPEATED_FITMENTS);
  throw new ImportRefused(rows.map((row) => ({ file: "fitments.csv", ...row })));
}

async function fillPrices(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM ${stageTable("prices")} LIMIT 1`);
  if (rowCount) await inOrder(PRICES)(client);
}

/**
 * Makes the version's tables from checked staging tables in the search path of both connections, then drops these.
 * `live`: the version before.
 */
export async function buildVersion(clients: Clients, schema: string, live: string | null, note: Note): Promise<void> {
  const [client] = clients;
  note("generic articles and criteria");
  await inOrder(TREE)(client);
  await client.query(await yesAndNo());
  note("numbering articles");
  await inOrder(articleIds(live && client.escapeIdentifier(live)))(client);
  note("sets of vehicles and values");
  await sideBySide(clients, [inOrder(VALUES), inOrder(SETS)]);
  note("articles, vehicles, references and prices");
  await sideBySide(clients, [
    inOrder([...ARTICLES, ...REFERENCES]),
    async (one) => {
      await inOrder(FITMENTS)(one);
      await refuseRepeatedFitments(one);
    },
    fillPrices,
    inOrder(TRADE),
    (one) => fillWords(one, copySink(one, { freeze: false })),
  ]);
  await client.query(`DROP TABLE ${[...FILES.map(({ name }) => stageTable(name)), ...AUXILIARY].join(", ")}`);
  await deriveAndIndexSideBySide(clients, note);
  await vacuumSideBySide(clients, schema, note);
}
