import "server-only";
import type { DealPlace } from "@/components/faults/deal-bar";
import { listOpenOperations } from "@/lib/domains/operations/queries/list-operations";
import { parseVehiclePath, type SearchField } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import type { Workspace } from "./workspace";

/** By which the vehicle of a page is found again; null for one that has neither identifier nor ktype. */
export function vehicleKeyOf({ base, operation, facts }: Workspace): { field: SearchField; value: string } | null {
  if (operation) return { field: operation.field, value: operation.value };
  const found = parseVehiclePath(base);
  if (found && found.field !== "operation") return { field: found.field, value: found.value };
  return facts && { field: "ktype", value: String(facts.ktype) };
}

/** Where parts of a page are ticked; `rest` is the place below the vehicle, codes a segment of an address. */
export async function dealPlaceOf(
  place: Workspace,
  { codes, rest }: { codes: string; rest: string },
): Promise<DealPlace> {
  const { actor, base, operation, vehicle } = place;
  const key = vehicleKeyOf(place);
  const mayOperate = hasRight(actor, "Diag", "DTC");
  const { plate, record } = vehicle;
  const others =
    operation || !key || !mayOperate ? [] : await listOpenOperations(actor, { ...key, plate, vin: record.vin });
  return {
    ...{ base, codes, rest, vehicle: key },
    operation: operation ? { number: operation.number, status: operation.status } : null,
    others: others.map(({ number }) => number),
    mayDeal: hasRight(actor, "DTC"),
  };
}
