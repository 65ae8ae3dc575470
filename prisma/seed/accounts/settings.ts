import type pg from "pg";
import { companyAppNames, companyApps } from "@/lib/domains/apps/rules";

/** The demonstration's own pages of the apps. */
const apps = Object.fromEntries(
  companyAppNames.map((name) => [companyApps[name].setting, `/embedded/${name}`] as const),
);

/** What the demonstration's companies have set; `/embedded/mybox` is its own page of a box. */
const settings: Record<number, Record<string, unknown>> = {
  11: { ...apps, families: ["distributor", "internal"], mapPlace: { latitude: 45.7485, longitude: 4.8217 } },
  12: {
    ...{ myBox: "/embedded/mybox", families: ["garage", "workshop"] },
    ...{ mapPlace: { latitude: 45.7749, longitude: 4.8051 }, publicPasses: true },
    ...{ creditLimit: 500_000, iban: "FR7630006000011234567890189" },
    ...{ labourT1: 6_600, labourT2: 7_400, labourT3: 8_600, labourPaint: 7_900 },
  },
  13: { families: ["workshop"], mapPlace: { latitude: 44.8258, longitude: -0.5563 } },
  14: { families: ["garage"], mapPlace: { latitude: 46.2131, longitude: 6.1477 }, iban: "CH9300762011623852957" },
  16: { families: ["parts-seller", "vendor"], mapPlace: { latitude: 45.7268, longitude: 4.8321 } },
  17: { families: ["parts-seller"] },
  18: { families: ["parts-seller"] },
  19: { families: ["parts-seller"] },
  15: { faultCodeQuota: 5, families: ["garage"], mapPlace: { latitude: 46.1437, longitude: 6.0826 } },
};

/** The settings of the demonstration's companies. */
export async function loadSettings(client: pg.Client): Promise<void> {
  const rows = Object.entries(settings).flatMap(([companyId, values]) =>
    Object.entries(values).map(([name, value]) => ({ company_id: Number(companyId), name, value })),
  );
  await client.query(
    `insert into company_setting (company_id, name, value)
      select company_id, name, value from jsonb_to_recordset($1) as r(company_id int, name text, value jsonb)`,
    [JSON.stringify(rows)],
  );
}
