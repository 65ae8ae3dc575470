import { readFileSync } from "node:fs";
import path from "node:path";
import {
  countIn,
  countZones,
  pictureAccess,
  pictureQuery,
  readView,
  readZone,
  setOfZone,
  zoneOfSet,
  zonesOf,
  type Placed,
} from "./rules";
import { zones } from "./zones";

interface Tree {
  families: { id: number; subfamilies: { id: number; articles: { id: number; en: string }[] }[] }[];
}

const source = path.resolve(__dirname, "../../../../prisma/seed/data/generic-articles.json");
const tree = JSON.parse(readFileSync(source, "utf8")) as Tree;
const genarts = tree.families.flatMap((family) =>
  family.subfamilies.flatMap((sub) =>
    sub.articles.map(({ id, en }): Placed & { en: string } => ({ id, en, familyId: family.id, subFamilyId: sub.id })),
  ),
);
const named = (en: string): Placed => genarts.find((one) => one.en === en)!;

describe("the zones of generic articles", () => {
  it("are told for every part of a vehicle, and none for what is chosen without one", () => {
    const missing = genarts.filter(
      ({ familyId, ...rest }) => familyId < 19 && zonesOf({ familyId, ...rest }).length === 0,
    );
    expect(missing).toEqual([]);
    expect(genarts.filter((one) => one.familyId >= 19 && zonesOf(one).length > 0)).toEqual([]);
  });

  it("leave no zone without parts", () => {
    const filled = new Set(genarts.flatMap((one) => zonesOf(one)));
    expect(zones.filter((zone) => !filled.has(zone))).toEqual([]);
  });

  it.each([
    ["Brake pad set, disc brake", ["front-brakes", "rear-brakes"]],
    ["Brake shoe set", ["rear-brakes"]],
    ["Shock absorber", ["front-axle", "rear-axle"]],
    ["Axle beam", ["rear-axle"]],
    ["Tie rod end", ["front-axle"]],
    ["Oil filter", ["engine"]],
    ["Fuel filter", ["tank"]],
    ["Filter, interior air", ["interior"]],
    ["Timing belt set", ["engine"]],
    ["Clutch kit", ["gearbox"]],
    ["End silencer", ["exhaust"]],
    ["Starter battery", ["battery"]],
    ["Alternator", ["engine"]],
    ["Headlight", ["front-lights"]],
    ["Combination rear light", ["rear-lights"]],
    ["Indicator", ["front-lights", "rear-lights"]],
    ["Windscreen", ["glazing"]],
    ["Wiper blade", ["wipers"]],
    ["Door lock", ["doors"]],
    ["Bumper, rear", ["rear-body"]],
    ["Condenser, air conditioning", ["cooling"]],
    ["Wheel bolt", ["wheels"]],
  ])("%s: %s", (en, expected) => expect(zonesOf(named(en))).toEqual(expected));
});

describe("counts", () => {
  const pads = { ...named("Brake pad set, disc brake"), counts: { all: 40, front: 25, rear: 12 } };
  const oil = { ...named("Oil filter"), counts: { all: 9, front: 0, rear: 0 } };
  const indicators = { ...named("Indicator"), counts: { all: 4, front: 0, rear: 0 } };

  it("follow the axle that an article says, and count one that says none at both", () => {
    expect(countIn("front-brakes", pads)).toBe(28);
    expect(countIn("rear-brakes", pads)).toBe(15);
    expect(countIn("engine", pads)).toBe(0);
    expect(countIn("engine", oil)).toBe(9);
    expect(countIn("rear-lights", indicators)).toBe(4);
  });

  it("are told for every zone in its order", () => {
    const counted = countZones([pads, oil, { ...oil, counts: { all: 0, front: 0, rear: 0 } }]);
    expect(counted.map(({ zone }) => zone)).toEqual([...zones]);
    expect(counted.find(({ zone }) => zone === "engine")).toEqual({ zone: "engine", genarts: 1, count: 9 });
    expect(counted.find(({ zone }) => zone === "tank")).toEqual({ zone: "tank", genarts: 0, count: 0 });
  });
});

describe("who may use the pictures", () => {
  it.each([
    [[], { drawing: false, several: false, ways: [] }],
    [["OEM"], { drawing: false, several: false, ways: [] }],
    [["GuiSelector"], { drawing: true, several: false, ways: ["iam"] }],
    [["GenartSelector"], { drawing: false, several: true, ways: ["iam"] }],
    [["Full"], { drawing: true, several: true, ways: ["iam"] }],
    [["GuiSelector", "OEM"], { drawing: true, several: false, ways: ["iam", "oem"] }],
  ])("%j", (rights: string[], expected) => expect(pictureAccess((right) => rights.includes(right))).toEqual(expected));
});

describe("photo sets", () => {
  it("have numbers that lead back to their zones", () => {
    for (const zone of zones) expect(zoneOfSet(setOfZone(zone))).toBe(zone);
    expect(setOfZone("engine")).toBe("Guii-1");
    expect(zoneOfSet("4")).toBe("front-axle");
  });

  it.each(["", "0", "Guii-0", "Guii-20", "99", "Guii-x", "guii-1", "Guii-1 "])("%j is none", (text) =>
    expect(zoneOfSet(text)).toBeNull(),
  );

  it("and views and zones are read leniently", () => {
    expect(readView("rear")).toBe("rear");
    expect(readView(["rear"])).toBe("around");
    expect(readView("engine-bay")).toBe("engine-bay");
    expect(readZone("constructor")).toBeNull();
    expect(pictureQuery({})).toBe("");
    expect(pictureQuery({ view: "rear", way: "oem", zone: "rear-lights" })).toBe("?way=oem&view=rear&zone=rear-lights");
  });
});
