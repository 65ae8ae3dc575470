import type { CatalogueVersion } from "../schema";
import type { KnownVehicle } from "../view/rules";
import type { GivenNumbers } from "./schema";

export type Numbers = Omit<GivenNumbers, "ktype">;

const own = ({ hmdnr, mid, kromedaId }: Numbers) => ({
  ...(hmdnr === null ? {} : { hmdnr }),
  ...(mid === null ? {} : { mid }),
  ...(kromedaId === null ? {} : { kromedaId }),
});

/** The version with the numbers that a company gave to its ktype; what was not given stays the catalogue's. */
export const withNumbers = (version: CatalogueVersion, numbers: Numbers | null): CatalogueVersion =>
  numbers ? { ...version, ...own(numbers) } : version;

/** The vehicle with what its company knows better: its ktype and that ktype's numbers go before registry and catalogue. */
export function corrected(
  { registered, version }: KnownVehicle,
  given: { ktype: number | null; numbers: Numbers | null },
): KnownVehicle {
  const { ktype, numbers } = given;
  const record =
    registered && ktype !== null ? { ...registered, ...otherVersion(registered.ktype, ktype) } : registered;
  return {
    registered: record && numbers ? { ...record, ...own(numbers) } : record,
    version: version && withNumbers(version, numbers),
  };
}

/** The registry's numbers of other catalogues belong to the ktype that it named. */
const otherVersion = (before: number | null, ktype: number) =>
  before === ktype ? { ktype } : { ktype, ntypnr: null, mid: null, hmdnr: null, kromedaId: null };
