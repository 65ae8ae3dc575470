import { vehicleFields } from "../record";
import type { VehicleRecord, VehicleView } from "../schema";

/** What names the vehicle's holder or our own catalogues: never on a card that anybody may read. */
const privateKeys: ReadonlySet<keyof VehicleRecord> = new Set([
  ...(["country", "plate", "siren", "certificateDate"] as const),
  ...(["ktype", "ntypnr", "mid", "hmdnr", "kromedaId", "vinEc", "vinCe"] as const),
]);

/** The fields of a public card, in the order of the data panel. */
export const cardFields = vehicleFields.filter(({ key }) => !privateKeys.has(key));

/** The vehicle without plate, holder and what hints at them. */
export function publicView({ label, record, derived }: VehicleView): VehicleView {
  const entries = Object.entries(record) as [keyof VehicleRecord, VehicleRecord[keyof VehicleRecord]][];
  const open = Object.fromEntries(entries.map(([key, value]) => [key, privateKeys.has(key) ? null : value]));
  return {
    label,
    built: null,
    plate: null,
    record: open as VehicleRecord,
    derived: { ...derived, owner: null, hand: null },
    facts: null,
  };
}

/** The address of a vehicle's public card. */
export const cardPath = (vin: string): string => `/idcar/${encodeURIComponent(vin)}`;
