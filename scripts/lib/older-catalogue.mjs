const lacksOf = `SELECT quote_ident(schema_name) AS s,
    to_regclass(quote_ident(schema_name) || '.label') IS NULL AS labels,
    to_regclass(quote_ident(schema_name) || '.suggest_ready') IS NULL AS ready
  FROM catalogue_version WHERE live AND to_regclass(quote_ident(schema_name) || '.genart_label') IS NOT NULL`;

const inTwo = (s, table, kind) =>
  `SELECT '${kind}', id, language, text FROM ${s}.${table},
    LATERAL (VALUES ('fr', label_fr), ('en', label_en)) l(language, text) WHERE text IS NOT NULL`;

const labelTable = (s) => `CREATE TABLE ${s}.label(
    kind text COLLATE "C", id int, language text COLLATE "C", text text NOT NULL, PRIMARY KEY(kind, id, language));
  INSERT INTO ${s}.label SELECT 'genart', genart_id, lang, label FROM ${s}.genart_label
  UNION ALL ${inTwo(s, "family", "family")} UNION ALL ${inTwo(s, "subfamily", "subfamily")}
  UNION ALL ${inTwo(s, "criterion", "criterion")} UNION ALL ${inTwo(s, "criterion_value", "value")};
  ANALYZE ${s}.label`;

const readyTable = (s) => `CREATE TABLE ${s}.suggest_ready(
    prefix text COLLATE "C", lang text, terms json NOT NULL, PRIMARY KEY (prefix, lang))`;

/**
 * Gives a live catalogue that an older Etabli made the tables that this one reads, filled from its own columns; these
 * stay, for processes of the older one still run.
 */
export async function completeOlderCatalogue(client) {
  const { rows } = await client.query("SELECT to_regclass('public.catalogue_version') IS NOT NULL AS present");
  if (!rows[0].present) return;
  const lacking = async () => (await client.query(lacksOf)).rows.find(({ labels, ready }) => labels || ready);
  if (!(await lacking())) return;
  await client.query("BEGIN");
  try {
    // Two processes that start at once, and an import that switches, come one after the other; readers go on.
    await client.query("LOCK TABLE catalogue_version IN SHARE ROW EXCLUSIVE MODE");
    const live = await lacking();
    if (live?.labels) await client.query(labelTable(live.s));
    if (live?.ready) await client.query(readyTable(live.s));
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
