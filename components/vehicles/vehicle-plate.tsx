import { Plate, type PlateCountry as Band, type PlateSize } from "@/components/ui/plate";
import { plateCountryOf } from "@/lib/shared/plate";

interface Props {
  /** As its country writes it. */
  number: string;
  /** Told by the way the number is written where it is not known. */
  country?: string | null;
  size?: PlateSize;
  label?: string;
  className?: string;
}

const bands: Record<string, Band> = { FR: "F", CH: "CH", IT: "I" };

/** A vehicle's plate with the band or crest of its country. */
export function VehiclePlate({ number, country, ...look }: Props) {
  return <Plate number={number} country={bands[country ?? plateCountryOf(number) ?? ""] ?? null} {...look} />;
}
