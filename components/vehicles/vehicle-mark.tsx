import { Plate } from "@/components/ui/plate";
import { parseVehiclePath } from "@/lib/domains/vehicles/paths/rules";

/** What a vehicle's address names it by: its plate as a plate, any other identifier as a number, nothing for a chosen version. */
export function VehicleMark({ url }: { url: string }) {
  const found = parseVehiclePath(url);
  if (!found) return null;
  if (found.field === "immat") return <Plate number={found.value} size="sm" />;
  return (
    <span dir="ltr" className="num shrink-0 text-data text-ink-2">
      {found.value}
    </span>
  );
}
