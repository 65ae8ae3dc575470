import type { Vehicle } from "../vehicles/vehicle";
import { takenBy } from "./most-changed";

type Need = (vehicle: Vehicle) => boolean;

const burns: Need = ({ burns: kind }) => kind !== "nothing";
const petrol: Need = ({ burns: kind }) => kind === "petrol";
const diesel: Need = ({ burns: kind }) => kind === "diesel";
const manual: Need = (v) => burns(v) && v.gearboxes.some((box) => box.startsWith("M"));
const automatic: Need = (v) => burns(v) && v.gearboxes.some((box) => /^[AVDS]/.test(box));
const belt: Need = (v) => burns(v) && !v.chain;
const chain: Need = (v) => burns(v) && v.chain;
const turbo: Need = (v) => v.turbo;
const drums: Need = ({ sizes }) => sizes.brakes.rearDrum !== null;
const rearDiscs: Need = ({ sizes }) => sizes.brakes.rearDisc !== null;
const vanOrHeavy: Need = (v) => v.pools.chassis.includes("|van|") || v.vtype === "pl";
const plugIn: Need = (v) => v.plugIn;
const hydraulic: Need = (v) => burns(v) && v.fromYm < 201501;
const until =
  (year: number): Need =>
  (v) =>
    v.fromYm < year * 100;
const since =
  (year: number): Need =>
  (v) =>
    (v.toYm ?? 999_999) >= year * 100;
const all =
  (...needs: readonly Need[]): Need =>
  (v) =>
    needs.every((need) => need(v));

const FAMILY_NEEDS: Record<number, Need> = { 5: burns, 7: burns, 10: burns, 11: burns, 12: since(1988), 13: burns };

const SUBFAMILY_NEEDS: Record<number, Need> = {
  104: drums,
  109: since(1993),
  201: burns,
  202: burns,
  203: burns,
  204: burns,
  601: belt,
  602: belt,
  603: chain,
  604: burns,
  605: burns,
  701: manual,
  702: manual,
  801: since(1960),
  901: petrol,
  902: diesel,
  1004: turbo,
  1304: all(diesel, since(1998)),
  1305: all(burns, since(1993)),
  1306: all(diesel, since(2014)),
  1404: since(2003),
  1407: plugIn,
};

const ARTICLE_NEEDS: Record<number, Need> = {
  10012: all(rearDiscs, since(2007)),
  10028: rearDiscs,
  10034: since(1960),
  10040: diesel,
  10041: burns,
  10042: since(1992),
  10043: automatic,
  10025: burns,
  10045: hydraulic,
  10055: since(1995),
  10056: since(1995),
  10057: vanOrHeavy,
  10085: hydraulic,
  10086: all(hydraulic, since(2000)),
  10089: hydraulic,
  10090: hydraulic,
  10116: since(1995),
  10117: since(1995),
  10151: until(2000),
  10156: since(1998),
  10164: until(2010),
  10185: until(2005),
  10186: until(2000),
  10190: since(1982),
  10195: since(1985),
  10196: since(1990),
  10235: burns,
  10289: since(1993),
  10337: since(2010),
  10046: all(diesel, since(2015)),
  10080: since(2011),
  10091: vanOrHeavy,
  10125: all(manual, since(1996)),
  10165: all(manual, since(1996)),
  10161: all(manual, since(1998)),
  10167: manual,
  10168: automatic,
  10170: automatic,
  10173: automatic,
  10171: burns,
  10169: burns,
  10189: diesel,
  10191: diesel,
  10192: all(diesel, since(1999)),
  10193: all(diesel, since(1999)),
  10199: diesel,
  10184: all(petrol, since(1990)),
  10197: since(1990),
  10250: all(burns, since(1993)),
  10251: all(diesel, since(2004)),
  10252: all(diesel, since(2014)),
  10256: all(diesel, since(2014)),
  10257: all(diesel, since(2004)),
  10259: all(diesel, since(2004)),
  10255: all(burns, since(1993)),
  10264: burns,
  10265: burns,
  10266: burns,
  10267: since(2008),
  10269: all(burns, since(1988)),
  10270: all(burns, since(1993)),
  10271: since(1999),
  10277: all(burns, since(1990)),
  10283: since(1995),
  10288: since(2010),
  10290: since(1999),
  10338: since(1994),
  10276: since(2009),
};

interface Placed {
  id: number;
  subfamilyId: number;
  familyId: number;
}

/** Which vehicles can take which generic articles at all: fuel, camshaft drive, gearbox, age, kind of vehicle. */
export class Applicability {
  private readonly rows = new Map<number, Uint8Array>();
  private readonly column: ReadonlyMap<number, number>;

  constructor(
    genarts: readonly Placed[],
    private readonly vehicles: readonly Vehicle[],
  ) {
    this.column = new Map(vehicles.map(({ ktype }, i) => [ktype, i]));
    for (const { id, subfamilyId, familyId } of genarts) {
      const needs = [FAMILY_NEEDS[familyId], SUBFAMILY_NEEDS[subfamilyId], ARTICLE_NEEDS[id]].filter(
        (need) => need !== undefined,
      );
      const takes = (vehicle: Vehicle): boolean => takenBy(vehicle.vtype, id) && needs.every((need) => need(vehicle));
      this.rows.set(
        id,
        Uint8Array.from(vehicles, (vehicle) => (takes(vehicle) ? 1 : 0)),
      );
    }
  }

  has(genartId: number, ktype: number): boolean {
    return this.rows.get(genartId)?.[this.column.get(ktype) ?? -1] === 1;
  }

  /** The vehicles among those given at the start that take a generic article. */
  takers(genartId: number): readonly Vehicle[] {
    const row = this.rows.get(genartId);
    return row ? this.vehicles.filter((_, i) => row[i] === 1) : [];
  }
}
