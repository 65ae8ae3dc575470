import { registryVehicle } from "@/lib/providers/plate-registry/port";
import type { CatalogueVersion } from "../schema";
import { corrected, withNumbers } from "./rules";

const registered = registryVehicle.parse({
  vin: "VF1BR1H0H40123456",
  ktype: 1,
  mid: "OLD",
  kromedaId: 7,
  make: "Renault",
});
const version = { ktype: 1, mid: "OLD", hmdnr: null, kromedaId: 7, ntypnr: null } as CatalogueVersion;
const nothing = { ktype: null, numbers: null };

describe("corrected", () => {
  it("changes nothing where nothing was given", () => {
    expect(corrected({ registered, version }, nothing)).toEqual({ registered, version });
    expect(corrected({ registered: null, version }, { ...nothing, ktype: 2 }).registered).toBeNull();
  });

  it("puts the given numbers before the registry's and the catalogue's, one by one", () => {
    const numbers = { hmdnr: 9, mid: "NEW", kromedaId: null };
    expect(corrected({ registered, version }, { ktype: null, numbers })).toMatchObject({
      registered: { mid: "NEW", hmdnr: 9, kromedaId: 7, make: "Renault" },
      version: { mid: "NEW", hmdnr: 9, kromedaId: 7 },
    });
    expect(withNumbers(version, null)).toBe(version);
  });

  it("drops the registry's numbers of another ktype than the given one", () => {
    const given = { ktype: 2, numbers: null };
    expect(corrected({ registered, version }, given).registered).toMatchObject({
      ktype: 2,
      mid: null,
      kromedaId: null,
    });
    expect(corrected({ registered, version }, { ...given, ktype: 1 }).registered).toEqual(registered);
  });
});
