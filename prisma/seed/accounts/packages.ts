import type pg from "pg";
import { nameKey } from "@/lib/domains/packages/rules";
import type { KeptPart, PackageWork } from "@/lib/domains/packages/schema";

const garage = 12;
const inFront = { positions: ["front"], brand: "Bosch", partType: "neuve" } satisfies Partial<KeptPart>;

const parts: KeptPart[] = [
  { ...inFront, genartId: 10001, label: "Jeu de plaquettes de frein, frein à disque", quantity: 1, pieces: 4 },
  { ...inFront, genartId: 10002, label: "Disque de frein", quantity: 2, pieces: null },
  { ...inFront, genartId: 10010, label: "Contact d'avertissement, usure des plaquettes", quantity: 1, pieces: 2 },
  {
    ...{ genartId: 10024, label: "Liquide de frein", quantity: 1, pieces: null, words: ["DOT 4"], size: 1 },
    ...{ positions: [], brand: "Bosch", partType: "neuve" },
  },
];
const works: PackageWork[] = [
  { name: "Disques et plaquettes avant", minutes: 85, rate: "T1", operation: "serviceBrakes/FBD" },
  { name: "Essai sur route", minutes: 15, rate: "T1", operation: null },
];
const name = "Freins avant";

const insert = "insert into work_package (company_id, name, key, parts, works) values ($1, $2, $3, $4, $5)";

/** The package of the demonstration's garage. */
export async function loadPackages(client: pg.Client): Promise<void> {
  await client.query(insert, [garage, name, nameKey(name), JSON.stringify(parts), JSON.stringify(works)]);
}
