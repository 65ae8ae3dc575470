import type pg from "pg";

interface DemoOperation {
  companyId: number;
  number: string;
  plate: string;
  vin: string;
  ktype: number;
  vehicle: string;
  customerId: number | null;
  mileageKm: number;
  complaint: string;
  codes: string[];
  status: "open" | "done";
}

const clio = { plate: "AB-123-CD", vin: "VF1BR1H0H40123456", ktype: 1000080, vehicle: "Renault Clio III 1.5 dCi 85" };
const golf = {
  plate: "EZ-777-VW",
  vin: "WVWZZZAUZGW123456",
  ktype: 1001287,
  vehicle: "Volkswagen Golf VII 1.6 TDI 110",
};

/** Workshop jobs of the demonstration, in the order of their numbers. */
const operations: readonly DemoOperation[] = [
  {
    ...{ companyId: 12, number: "2026-00001", ...clio, customerId: 1, mileageKm: 97_150, status: "open" },
    complaint: "Voyant moteur allumé, manque de puissance en côte",
    codes: ["P0401", "P0299"],
  },
  {
    ...{ companyId: 12, number: "2026-00002", ...clio, customerId: 1, mileageKm: 97_150, status: "done" },
    complaint: "Batterie faible le matin",
    codes: ["P0562"],
  },
  {
    ...{ companyId: 13, number: "2026-00001", ...golf, customerId: null, mileageKm: 121_800, status: "open" },
    complaint: "Ralenti instable",
    codes: ["P0102"],
  },
];

/** Writes the demonstration's operations inside the caller's transaction. */
export async function loadOperations(client: pg.Client): Promise<void> {
  for (const one of operations) {
    const { companyId, number, plate, vin, ktype, vehicle, customerId, mileageKm, complaint, codes, status } = one;
    await client.query(
      `insert into operation (company_id, number, field, value, vehicle, plate, vin, ktype, customer_id, mileage_km, complaint,
         codes, status, done_at)
       values ($1, $2, 'immat', $3, $4, $3, $5, $6, $7, $8, $9, $10, $11::text, case when $11::text = 'done' then now() end)`,
      [companyId, number, plate, vehicle, vin, ktype, customerId, mileageKm, complaint, codes, status],
    );
    await client.query(
      `insert into mileage_reading (company_id, vehicle, on_day, km)
       values ($1, $2, (now() at time zone 'Europe/Paris')::date, $3) on conflict do nothing`,
      [companyId, vin, mileageKm],
    );
    const [year, place] = number.split("-").map(Number);
    await client.query(
      `insert into operation_counter as c (company_id, year, last) values ($1, $2, $3)
       on conflict (company_id, year) do update set last = greatest(c.last, excluded.last)`,
      [companyId, year, place],
    );
  }
}
