import type pg from "pg";

interface DemoPass {
  serial: string;
  vin: string;
  plate: string;
  label: string;
  registered: string;
  energy: string;
  critAir: string;
  tyres: string;
  revisionKm: number;
  isWithdrawn: boolean;
}

const company = 12;
const passes: DemoPass[] = [
  {
    ...{ serial: "demo-pass-ab123cd", vin: "VF1BR1H0H40123456", plate: "AB-123-CD", label: "Renault Clio III 1.5 dCi" },
    ...{ registered: "2007-03-14", energy: "diesel", critAir: "3", tyres: "185/60 R15 84T", revisionKm: 180_000 },
    isWithdrawn: false,
  },
  {
    ...{ serial: "demo-pass-dk405zr", vin: "VF3LBBHZHGS123456", plate: "DK-405-ZR" },
    ...{ label: "Peugeot 308 II 1.6 BlueHDi 120", registered: "2014-10-06", energy: "diesel", critAir: "2" },
    ...{ tyres: "205/55 R16 91V", revisionKm: 120_000, isWithdrawn: true },
  },
];

const months = (count: number) => `(current_date + interval '${count} months')::date`;

/** The demonstration's passes: one that is active, one that was withdrawn a week ago. */
export async function loadPasses(client: pg.Client): Promise<void> {
  for (const { isWithdrawn, ...one } of passes)
    await client.query(
      `insert into pass (company_id, serial, vin, active_vin, plate, label, first_registration, energy, crit_air, tyres,
         next_inspection, next_revision, next_revision_km, user_id, version, created_at, updated_at, revoked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${months(7)}, ${months(3)}, $11, 2, $12, now() - interval '40 days',
         now() - interval '7 days', $13::timestamptz)`,
      [
        ...[company, one.serial, one.vin, isWithdrawn ? null : one.vin, one.plate, one.label, one.registered],
        ...[one.energy, one.critAir, one.tyres, one.revisionKm, isWithdrawn ? 2 : 1],
        isWithdrawn ? new Date(Date.now() - 7 * 86_400_000) : null,
      ],
    );
}
