/** The PostgreSQL schemas that are saved besides the live catalogue's own. */
export const savedSchemas = ["public", "registry", "repair", "supply", "fault"];

/** Made anew by the migrations themselves. */
const unsaved = ["public._prisma_migrations"];

/** Tables of the schemas with their columns, each after those that its foreign keys name. */
export async function listTables(client, schemas) {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name, n.nspname || '.' || c.relname as plain,
        array_agg(format('%I', a.attname) order by a.attnum)::text[] as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname = any($1) group by n.nspname, c.relname order by 1`,
    [schemas],
  );
  const { rows: keys } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', pn.nspname, p.relname) as parent
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where k.contype = 'f' and n.nspname = any($1) and p.oid <> c.oid`,
    [schemas],
  );
  return inOrder(
    rows.filter(({ plain }) => !unsaved.includes(plain)).map(({ name, columns }) => ({ name, columns })),
    keys,
  );
}

function inOrder(tables, keys) {
  const placed = new Set();
  const ordered = [];
  while (ordered.length < tables.length) {
    const free = tables.filter(
      ({ name }) => !placed.has(name) && keys.every((key) => key.name !== name || placed.has(key.parent)),
    );
    if (free.length === 0) throw new Error("foreign keys lead in a circle");
    for (const table of free) placed.add(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** Every sequence of the schemas with where it stands. */
export async function listSequences(client, schemas) {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
      from pg_sequences where schemaname = any($1) order by 1`,
    [schemas],
  );
  return rows;
}
