import { Plate, type PlateCountry } from "@/components/ui/plate";
import { parseVehiclePath, type PathField } from "@/lib/domains/vehicles/paths/rules";

const plates: Partial<Record<PathField, PlateCountry>> = { immat: "F", swissPlate: "CH", targa: "I" };

/** Whether an address names its vehicle by an identifier of its own, which a chosen version does not have. */
export const namesVehicle = (url: string): boolean => parseVehiclePath(url) !== null;

/** What a vehicle's address names it by: its plate as a plate, any other identifier as a number, nothing for a chosen version. */
export function VehicleMark({ url }: { url: string }) {
  const found = parseVehiclePath(url);
  if (!found) return null;
  const country = plates[found.field];
  if (country) return <Plate number={found.value} country={country} size="sm" />;
  return (
    <span dir="ltr" className="num text-data wrap-anywhere text-ink-2">
      {found.value}
    </span>
  );
}
