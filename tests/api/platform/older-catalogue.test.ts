import { spawnSync } from "node:child_process";
import type pg from "pg";
import { catalogueFile } from "@/lib/import/catalogue-files";
import { connected, emptyDatabase } from "@/tests/support/databases";
import "@/tests/support/end";

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

function deploy() {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: "production" as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/migrate.mjs", "deploy"], { env });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** The tables of the labels as they were when a catalogue had two languages. */
const olderVersion = `create schema catalogue_7;
  create table catalogue_7.genart_label(genart_id int, lang text, label text not null, primary key(genart_id, lang));
  create table catalogue_7.family(id int primary key, label_fr text not null, label_en text not null);
  create table catalogue_7.subfamily(id int primary key, family_id int not null, label_fr text not null, label_en text not null);
  create table catalogue_7.criterion(id int primary key, key text not null unique, unit text, kind text not null,
    label_fr text not null, label_en text not null);
  create table catalogue_7.criterion_value(id int primary key, criterion_id int not null, value text not null,
    label_fr text, label_en text, sort numeric);
  insert into catalogue_7.genart_label values (5, 'fr', 'Filtre'), (5, 'en', 'Filter');
  insert into catalogue_7.family values (1, 'Freinage', 'Braking');
  insert into catalogue_7.subfamily values (11, 1, 'Disques', 'Discs');
  insert into catalogue_7.criterion values (3, 'pos', null, 'enum', 'Côté', 'Side');
  insert into catalogue_7.criterion_value values (8, 3, 'front', 'avant', 'front', null), (9, 3, '12', null, null, 12);
  insert into catalogue_version (schema_name, live, switched_at, source) values ('catalogue_7', true, now(), 'import')`;

const columnsOf = async (client: pg.Client, schema: string) =>
  (
    await client.query<{ text: string }>(
      `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, collation_name) as text
        from information_schema.columns where table_schema = $1 and table_name in ('label', 'suggest_ready') order by 1`,
      [schema],
    )
  ).rows;

it("a catalogue that an older version imported gets its labels with the upgrade, and keeps what the older one reads", async () => {
  deploy();
  await connected(database.url, (client) => client.query(olderVersion));
  deploy();
  deploy();
  await connected(database.url, async (client) => {
    const { rows } = await client.query<{ label: string }>(
      `select concat_ws(' ', kind, id, language, text) as label from catalogue_7.label order by 1`,
    );
    expect(rows.map(({ label }) => label).sort()).toEqual([
      "criterion 3 en Side",
      "criterion 3 fr Côté",
      "family 1 en Braking",
      "family 1 fr Freinage",
      "genart 5 en Filter",
      "genart 5 fr Filtre",
      "subfamily 11 en Discs",
      "subfamily 11 fr Disques",
      "value 8 en front",
      "value 8 fr avant",
    ]);
    const { rows: kept } = await client.query("select label_fr, label_en from catalogue_7.family");
    expect(kept).toEqual([{ label_fr: "Freinage", label_en: "Braking" }]);
    await client.query(`create schema now_made; set search_path to now_made, public; ${catalogueFile("tables.sql")}`);
    const made = await columnsOf(client, "now_made");
    expect(made).toHaveLength(7);
    expect(await columnsOf(client, "catalogue_7")).toEqual(made);
  });
});
