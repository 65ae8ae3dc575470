import { Plate, type PlateCountry } from "@/components/ui/plate";
import { parseVehiclePath, type PathField } from "@/lib/domains/vehicles/paths/rules";

const plates: Partial<Record<PathField, PlateCountry>> = { immat: "F", swissPlate: "CH", targa: "I" };

/** What a vehicle's address names it by: its plate as a plate, any other identifier as a number, nothing for a chosen version. */
export function VehicleMark({ url }: { url: string }) {
  const found = parseVehiclePath(url);
  if (!found) return null;
  const country = plates[found.field];
  if (country) return <Plate number={found.value} country={country} size="sm" />;
  return (
    <span dir="ltr" className="num truncate text-data text-ink-2" title={found.value}>
      {found.value}
    </span>
  );
}
