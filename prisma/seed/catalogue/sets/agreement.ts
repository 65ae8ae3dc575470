import type { Vehicle } from "../vehicles/vehicle";

/** What all vehicles of a set have alike, and so an article may state of them; null where they differ or nobody knows. */
export interface Agreement {
  codes: string[] | null;
  euro: string | null;
  gearbox: "manual" | "automatic" | null;
  cylinders: number | null;
}

const MOST_CODES = 8;

/** The kind of gearbox of a version; null when it was sold with both, or nobody knows. */
function gearboxOf({ gearboxes }: Vehicle): Agreement["gearbox"] {
  const kinds = new Set(gearboxes.map((box) => (box.startsWith("M") ? "manual" : "automatic")));
  const [kind] = kinds;
  return kinds.size === 1 && kind ? kind : null;
}

export const agreementOf = (vehicle: Vehicle): Agreement => ({
  codes: vehicle.codes.length > 0 ? vehicle.codes.slice(0, MOST_CODES) : null,
  euro: vehicle.euro && /^Euro \d$/.test(vehicle.euro) ? vehicle.euro : null,
  gearbox: gearboxOf(vehicle),
  cylinders: vehicle.cylinders,
});

/** What remains alike once another vehicle joins. */
export function agreeing(so: Agreement, vehicle: Vehicle): Agreement {
  const own = agreementOf(vehicle);
  return {
    codes: joined(so.codes, own.codes),
    euro: so.euro === own.euro ? so.euro : null,
    gearbox: so.gearbox === own.gearbox ? so.gearbox : null,
    cylinders: so.cylinders === own.cylinders ? so.cylinders : null,
  };
}

function joined(so: string[] | null, own: string[] | null): string[] | null {
  if (!so || !own) return null;
  const fresh = own.filter((code) => !so.includes(code));
  if (fresh.length === 0) return so;
  return so.length + fresh.length > MOST_CODES ? null : [...so, ...fresh];
}

/** The criteria that state something of the vehicle itself. */
export const OF_VEHICLE: ReadonlySet<string> = new Set(["enginecode", "euro", "gearbox", "cyl"]);
