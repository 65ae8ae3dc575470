import type pg from "pg";
import { readPortalSource, readPortalTexts, type PortalSource, type PortalTexts } from "./source";
import { brakingGroup, furtherWidgets, namedPacks, seedTiles, tradeGroup } from "./tiles";

const insertTiles = `insert into tile (widget_id, name, text, translations, app_type, brand_id, url, img, data, access_right,
    roles, groups, date_from, date_to, alert_start, alert_end, url_start, url_end, url_maintenance, maintenance_mode, highlight,
    class_name, place)
  select w.id, t.name->>'fr', coalesce(t.text->>'fr', ''),
    jsonb_build_object('en', jsonb_build_object('name', t.name->>'en', 'text', coalesce(t.text->>'en', ''))), t."appType",
    t."brandId", t.url, t.img, coalesce(t.data, ''), t."accessRight", coalesce(t.roles, '{}'), coalesce(t.groups, '{}'),
    now() + t."from" * interval '1 minute', now() + t."to" * interval '1 minute',
    now() + t."alertStart" * interval '1 minute', now() + t."alertEnd" * interval '1 minute',
    coalesce(t."urlStart", ''), coalesce(t."urlEnd", ''), coalesce(t."urlMaintenance", ''), coalesce(t.maintenance, false),
    coalesce(t.highlight, false), coalesce(t."className", ''), t.place
  from jsonb_to_recordset($1) as t(widget text, name jsonb, text jsonb, "appType" text, "brandId" int, url text, img text,
    data text, "accessRight" text, roles text[], groups int[], "from" int, "to" int, "alertStart" int, "alertEnd" int,
    "urlStart" text, "urlEnd" text, "urlMaintenance" text, maintenance boolean, highlight boolean, "className" text,
    place int)
  join widget w on w.name = t.widget order by t.place`;

const cities = ["Lyon", "Paris", "Nantes", "Toulouse"];

/** Widgets, tiles, groups and courses of the demonstration, inside the caller's transaction. */
export async function loadPortal(client: pg.Client): Promise<void> {
  const source = readPortalSource();
  const widgets = [...source.widgets, ...furtherWidgets];
  await client.query(
    `insert into widget (name, title, translations, place)
      select w.name, w.title->>'fr', jsonb_build_object('en', jsonb_build_object('title', w.title->>'en', 'subtitle', '')),
        row_number() over () from jsonb_to_recordset($1) as w(name text, title jsonb)`,
    [JSON.stringify(widgets)],
  );
  await client.query(
    `insert into audience_group (id, name, roles) values ($1, 'Freinage', '{garage,workshop}'), ($2, 'Distribution', '{distributor,parts-seller}')`,
    [brakingGroup, tradeGroup],
  );
  await client.query("select setval(pg_get_serial_sequence('audience_group', 'id'), 1000)");
  const tiles = seedTiles(source).map((tile, place) => ({ ...tile, place }));
  await client.query(insertTiles, [JSON.stringify(tiles)]);
  const texts = readPortalTexts();
  await loadTrainings(client, source, texts);
  await loadNews(client, texts);
  await loadPacks(client, source, texts);
}

/** Articles of the news appeared one week after another, the first today. */
async function loadNews(client: pg.Client, { news }: PortalTexts): Promise<void> {
  await client.query(
    `insert into news_article (number, texts, published_on)
      select n, text, current_date - (n - 1)::int * 7 from jsonb_array_elements($1) with ordinality as a(text, n)`,
    [JSON.stringify(news)],
  );
}

async function loadPacks(client: pg.Client, source: PortalSource, { packs }: PortalTexts): Promise<void> {
  const rows = namedPacks(source).map(({ name, titles }, place) => ({
    ...{ name, titles, place },
    genarts: packs[name] ?? [],
  }));
  await client.query(
    `insert into part_pack (name, titles, genarts, place)
      select name, titles, genarts, place from jsonb_to_recordset($1) as p(name text, titles jsonb, genarts int[], place int)`,
    [JSON.stringify(rows)],
  );
}

async function loadTrainings(
  client: pg.Client,
  { trainings }: PortalSource,
  { trainings: told }: PortalTexts,
): Promise<void> {
  const texts = new Map(told.map(({ id, ...text }) => [id, text]));
  await client.query(
    `insert into training (id, titles, days, hours, format, certificate, places, texts)
      select id, name, days, hours, format, certificate, places, coalesce(texts, '{}')
      from jsonb_to_recordset($1) as t(id int, name jsonb, days int, hours int, format text, certificate boolean, places int,
        texts jsonb)`,
    [JSON.stringify(trainings.map((one) => ({ ...one, texts: texts.get(one.id) })))],
  );
  const sessions = trainings.flatMap(({ id, format }) =>
    [0, 1, 2].map((nth) => ({
      id,
      after: 9 + ((id * 5) % 21) + nth * 28,
      city: format === "online" ? "" : (cities[(id + nth) % cities.length] ?? ""),
    })),
  );
  // Courses begin on working days: a Saturday or Sunday becomes the Monday after it.
  await client.query(
    `insert into training_session (training_id, day, city)
      select id, d.day + case extract(isodow from d.day) when 6 then 2 when 7 then 1 else 0 end, city
      from jsonb_to_recordset($1) as s(id int, after int, city text), lateral (select current_date + s.after as day) d`,
    [JSON.stringify(sessions)],
  );
}
