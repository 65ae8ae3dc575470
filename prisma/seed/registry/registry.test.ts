import { registryVehicle } from "@/lib/providers/plate-registry/port";
import { readSiren } from "@/lib/shared/company-number";
import { readPlate } from "@/lib/shared/plate";
import { hasCheckDigit, isVin } from "@/lib/shared/vin";
import { readSource } from "../catalogue/source";
import { buildFleet } from "../catalogue/vehicles/build";
import { DEMO_VEHICLES } from "./demo";
import { fleetVehicles } from "./fleet";
import { MAKERS } from "./makers";
import { specialVehicles } from "./special";

const fleet = fleetVehicles();
const special = specialVehicles();
const all = [...DEMO_VEHICLES, ...fleet, ...special];
const known = new Map(buildFleet(readSource()).vehicles.map((vehicle) => [vehicle.ktype, vehicle]));

describe("the demonstration's registry", () => {
  it("holds records that the port accepts, of versions that the catalogue knows", () => {
    for (const registration of all) {
      const { ktype, plate, country, siren } = registryVehicle.parse(registration);
      expect(known.has(ktype ?? 0)).toBe(true);
      expect(readPlate(plate ?? "", country ?? "FR")?.compact).toBe(plate);
      if (siren && siren !== "000000000") expect(readSiren(siren)).toBe(siren);
    }
  });

  it("gives every French vehicle a plate and a chassis number of its own, and ZZ-999-ZZ to none", () => {
    const french = all.filter(({ country }) => country === "FR");
    expect(new Set(french.map(({ plate }) => plate)).size).toBe(french.length);
    expect(new Set(french.map(({ vin }) => vin)).size).toBe(french.length);
    expect(french.some(({ plate }) => plate === "ZZ999ZZ")).toBe(false);
  });

  it("holds five hundred vehicles of many makes whose chassis numbers name their maker", () => {
    expect(fleet).toHaveLength(500);
    expect(new Set(fleet.map(({ make }) => make)).size).toBeGreaterThan(20);
    for (const { make, vin } of fleet) {
      expect(isVin(vin ?? "")).toBe(true);
      expect(MAKERS[make ?? ""]?.wmi.map(([, code]) => code)).toContain(vin?.slice(0, 3));
      if (vin?.startsWith("LRW")) expect(hasCheckDigit(vin)).toBe(true);
    }
  });

  it("registers vehicles while they were built, and owners never before", () => {
    for (const { firstRegistration, certificateDate, ktype } of fleet) {
      const { fromYm, toYm } = known.get(ktype ?? 0)!;
      const month = Number(firstRegistration?.slice(0, 7).replace("-", ""));
      expect(month).toBeGreaterThanOrEqual(Math.max(fromYm, 199_701));
      expect(month).toBeLessThanOrEqual(toYm ?? 202_609);
      expect(certificateDate! >= firstRegistration!).toBe(true);
    }
  });

  it("holds motorcycles, heavy vehicles, classics, Italians, and Swiss plates that two vehicles share", () => {
    const of = (country: string) => special.filter((one) => one.country === country);
    const kind = (vtype: string) => of("FR").filter(({ ktype }) => known.get(ktype ?? 0)?.vtype === vtype).length;
    expect([kind("motos"), kind("pl"), kind("classic"), of("IT").length]).toEqual([22, 20, 24, 24]);
    const swiss = of("CH").map(({ plate }) => plate);
    expect(new Set(swiss).size).toBe(24);
    expect(swiss.filter((plate, at) => swiss.indexOf(plate) !== at)).toHaveLength(8);
    expect(new Set(of("IT").map(({ plate }) => plate)).size).toBe(24);
    for (const { vin, ktype } of special)
      if (known.get(ktype ?? 0)?.vtype !== "classic") expect(isVin(vin ?? "")).toBe(true);
  });

  it("is the same every time", () => {
    expect(fleetVehicles()).toEqual(fleet);
    expect(specialVehicles()).toEqual(special);
  });
});
