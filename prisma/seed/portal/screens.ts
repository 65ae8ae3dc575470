import { createHash } from "node:crypto";
import type pg from "pg";

const companyId = 12;

const everyDay = { days: [], from: null, to: null };
const item = (title: string, name: string, seconds: number) => ({
  ...{ title, url: `/embedded/poster/${name}`, seconds },
  ...everyDay,
});

/** A screen with a playlist, and one that nobody has set up; whoever first opens their addresses becomes them. */
const screens = [
  {
    name: "Accueil",
    key: "demo-ecran-accueil-0001",
    playlist: [item("Bienvenue", "welcome", 15), item("Pneus", "tyres", 20), item("Freins", "brakes", 20)],
  },
  { name: "Atelier", key: "demo-ecran-atelier-0002", playlist: [] },
];

/** The screens of the demonstration, inside the caller's transaction. */
export async function loadScreens(client: pg.Client): Promise<void> {
  for (const { name, key, playlist } of screens) {
    const { rows } = await client.query<{ id: number }>(
      // A screen that is looked at in the evening would be dark.
      `insert into screen (company_id, name, playlist, night_from, night_to) values ($1, $2, $3, '00:00', '00:00') returning id`,
      [companyId, name, JSON.stringify(playlist)],
    );
    await client.query("insert into live_key (key_hash, company_id, kind, subject_id) values ($1, $2, 'screen', $3)", [
      createHash("sha256").update(key).digest(),
      companyId,
      rows[0]?.id,
    ]);
  }
}
