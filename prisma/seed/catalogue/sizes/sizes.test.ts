import { DEMO_VEHICLES } from "../../registry/demo";
import { equipped } from "../../registry/equipment";
import { CriterionBook } from "../articles/criterion-book";
import { ArticleMaker } from "../articles/produce";
import { brandsOf } from "../parts/brands";
import { genartsOf } from "../parts/genarts";
import { ConditionBook } from "../sets/conditions";
import { membersOf, settle, takeCensus } from "../sets/membership";
import { planSets } from "../sets/plan";
import { readSource } from "../source";
import { buildFleet } from "../vehicles/build";
import { eraOf } from "./size-class";

const source = readSource();
const { vehicles, makes } = buildFleet(source);
const plan = planSets(genartsOf(source.tree), vehicles, 1);
const conditions = new ConditionBook();
const live = settle(plan, takeCensus(plan, conditions, vehicles));
const book = new CriterionBook(source.tree.criteria);
const maker = new ArticleMaker(brandsOf(source.brands), new Map(makes.map((make) => [make.id, make])), book);
const registered = equipped(DEMO_VEHICLES);
const named = registered.map((papers) => {
  const vehicle = vehicles.find(({ ktype }) => ktype === papers.ktype);
  if (!vehicle) throw new Error(`no version ${papers.ktype}`);
  return [`${vehicle.modelName} ${vehicle.name}`, vehicle, papers] as const;
});

/** The values of the articles that a vehicle is offered, one record for each article. */
function offered(vehicle: (typeof vehicles)[number], genartId: number): Record<string, string>[] {
  return membersOf(plan, conditions, vehicle).flatMap(({ set }) => {
    const own = set.genart.id === genartId ? live.get(set.id) : undefined;
    return own ? maker.ofSet(own).map(({ values }) => valuesOf(values)) : [];
  });
}
const valuesOf = (ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [book.valueOf(id).key, book.valueOf(id).value]));

it.each([
  [1997, "e0"],
  [1998, "e1"],
  [2005, "e2"],
  [2012, "e3"],
  [2019, "e4"],
])("a generation of %i is of era %s", (year, era) => expect(eraOf(year)).toBe(era));

it("are those of the tables: the Clio has 266 mm discs, drums behind, a case L3, tyres of 15 and 16 inches", () => {
  const [, clio] = named[0]!;
  expect(clio.sizes).toEqual({
    brakes: {
      ...{ front: { mm: 266, fresh: 22, least: 20 }, larger: 283 },
      ...{ rearDisc: null, rearDrum: { mm: 203, most: 204 } },
    },
    battery: { case: "L3", length: 278, width: 175, height: 190, ah: 70, cca: 680, technology: "SLI" },
    tyres: [{ front: "165/65 R15 81T" }, { front: "185/60 R15 84H" }, { front: "195/50 R16 84H" }],
  });
});

describe.each(named)("%s", (_, vehicle, papers) => {
  const { front, larger, rearDisc, rearDrum } = vehicle.sizes.brakes;

  it("is offered discs of its own axles, and the larger ones under their condition", () => {
    const discs = offered(vehicle, 10002);
    expect(discs.length).toBeGreaterThan(0);
    const allowed = { front: [front.mm, larger].map(String), rear: [String(rearDisc?.mm)] };
    for (const { pos, outd } of discs) expect(allowed[pos === "rear" ? "rear" : "front"]).toContain(outd);
  });

  it("has no pads, discs or calipers where it has drums, and shoes and drums only there", () => {
    for (const genart of [10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008]) {
      const behind = offered(vehicle, genart).filter(({ pos }) => pos === "rear");
      if (rearDrum) expect(behind).toEqual([]);
    }
    for (const genart of [10013, 10015]) {
      const list = offered(vehicle, genart);
      expect(list.length > 0).toBe(rearDrum !== null && vehicle.vtype !== "motos");
      for (const { pos, dia } of list) expect([pos, dia]).toEqual(["rear", String(rearDrum?.mm)]);
    }
  });

  it("is offered batteries of its case, none below its technology", () => {
    const { length, width, height, ah, cca, technology } = vehicle.sizes.battery;
    const batteries = offered(vehicle, 10263);
    expect(batteries.length).toBeGreaterThan(0);
    const strength = ["standard", "EFB", "AGM"];
    const own = ["SLI", "EFB", "AGM"].indexOf(technology);
    for (const battery of batteries) {
      expect(battery).toMatchObject({ length: `${length}`, width: `${width}`, height: `${height}`, capacity: `${ah}` });
      expect(Number(battery.cca)).toBeGreaterThanOrEqual(cca);
      expect(strength.indexOf(battery.batterytype ?? "")).toBeGreaterThanOrEqual(own);
    }
  });

  it("is registered with the brakes of its version where its papers tell of them", () => {
    const { frontDiscMm, rearDiscMm, rearDrumMm } = papers.equipment ?? {};
    if (papers.equipment)
      expect([frontDiscMm, rearDiscMm, rearDrumMm]).toEqual([front.mm, rearDisc?.mm ?? null, rearDrum?.mm ?? null]);
  });

  it("is offered rims of its tyres' diameters", () => {
    const own = vehicle.sizes.tyres.flatMap(({ front: one, rear }) => [one, rear ?? one]);
    for (const { rimsize } of offered(vehicle, 10077).filter((rim) => rim.rimsize))
      expect(own.some((tyre) => tyre.includes(`R${rimsize?.split("x")[1]}`))).toBe(true);
  });
});
