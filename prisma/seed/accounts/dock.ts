import type pg from "pg";

const apps = [
  { name: "demo-box", url: "/embedded/mybox", app_type: "iframe", access_right: "Diag" },
  { name: "Bosch", url: "/pieces/Bosch", app_type: "internal", access_right: "PartSelector" },
];

/** The docks of the distributor and of the garage. */
export async function loadDock(client: pg.Client): Promise<void> {
  const rows = [11, 12].flatMap((company_id) => apps.map((app, at) => ({ company_id, place: at + 1, ...app })));
  await client.query(
    `insert into dock_app (company_id, name, url, app_type, access_right, place)
      select company_id, name, url, app_type, access_right, place
      from jsonb_to_recordset($1) as r(company_id int, name text, url text, app_type text, access_right text, place int)`,
    [JSON.stringify(rows)],
  );
}
