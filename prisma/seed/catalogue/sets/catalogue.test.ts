import { CriterionBook } from "../articles/criterion-book";
import { type Article, ArticleMaker } from "../articles/produce";
import { compactKey } from "@/lib/shared/compact";
import { eanCheckDigit } from "../numbers/ean";
import { brandsOf } from "../parts/brands";
import { COMMON } from "../parts/most-changed";
import { genartsOf } from "../parts/genarts";
import { readSource } from "../source";
import { buildFleet } from "../vehicles/build";
import { indexedEngineCodes, matchEngineCode } from "../vehicles/engine-codes";
import type { Vehicle } from "../vehicles/vehicle";
import { brakeMakers, ConditionBook } from "./conditions";
import { type Condition } from "./condition";
import { isReplacedByDemo } from "./demo";
import { membersOf, settle, takeCensus } from "./membership";
import { planSets } from "./plan";

const source = readSource();
const { vehicles, makes } = buildFleet(source);
const genarts = genartsOf(source.tree);
const plan = planSets(genarts, vehicles, 1);
const book = new ConditionBook();
const live = settle(plan, takeCensus(plan, book, vehicles));
const conditions = new Map([...book.entries()].map(([id, json]) => [id, JSON.parse(json) as Condition]));
const brands = brandsOf(source.brands);

function makeArticles(sets = live.size): Article[] {
  const maker = new ArticleMaker(
    brands,
    new Map(makes.map((make) => [make.id, make])),
    new CriterionBook(source.tree.criteria),
  );
  return [...live.values()].slice(0, sets).flatMap((set) => maker.ofSet(set));
}

const articles = makeArticles();
const bySet = new Map<number, Article[]>();
for (const article of articles)
  bySet.set(article.fitsetId ?? 0, [...(bySet.get(article.fitsetId ?? 0) ?? []), article]);

function vehicle(ktype: number): Vehicle {
  const found = vehicles.find((candidate) => candidate.ktype === ktype);
  if (!found) throw new Error(`no vehicle ${ktype}`);
  return found;
}

function fitting(ktype: number, genartId: number): { article: Article; condition: Condition }[] {
  return membersOf(plan, book, vehicle(ktype))
    .filter(({ set }) => set.genart.id === genartId)
    .flatMap(({ set, conditionId }) =>
      (bySet.get(set.id) ?? []).map((article) => ({ article, condition: conditions.get(conditionId) ?? {} })),
    );
}

// Not refused whatever index of its engine and month of construction the vehicle has, if its brakes are of this maker.
function fitsSurely(condition: Condition, v: Vehicle, maker: string): boolean {
  const codes = indexedEngineCodes(v.codes).slice(0, 6);
  if (!codes.every((code) => matchEngineCode(condition.engineCodes ?? codes, code) === "yes")) return false;
  const { front, rearDisc } = v.sizes.brakes;
  const disc = condition.pos === "rear" ? rearDisc?.mm : front.mm;
  if ((condition.discMm ?? disc) !== disc || (condition.brakesys ?? maker) !== maker) return false;
  return (condition.from ?? 0) <= v.fromYm && condition.to === undefined;
}

const PETROL_ONLY = [10183, 10184, 10185];
const DIESEL_ONLY = [10188, 10189, 10251, 10191, 10253, 10040];
const COMBUSTION_ONLY = [10035, 10038, 10039, 10157, 10243, 10244, 10250, 10255, 10264, 10265, 10213, 10215, 10140];
const BELT_ONLY = [10139, 10140, 10141];

function forbiddenFor(v: Vehicle): Set<number> {
  return new Set([
    ...(["GO", "GH", "GL"].includes(v.p3) ? PETROL_ONLY : []),
    ...(["ES", "EH", "EE", "EG", "FE"].includes(v.p3) ? DIESEL_ONLY : []),
    ...(v.p3 === "EL" ? [...PETROL_ONLY, ...DIESEL_ONLY, ...COMBUSTION_ONLY] : []),
    ...(v.chain ? BELT_ONLY : []),
  ]);
}

// One walk over every fitment: it takes seconds, so that each rule looks at its own list afterwards.
function survey(): { forbidden: string[]; mixedFuels: number[]; short: string[] } {
  const found = { forbidden: [] as string[], mixedFuels: [] as number[], short: [] as string[] };
  const fuelOfSet = new Map<number, string>();
  for (const v of vehicles) {
    const forbidden = forbiddenFor(v);
    const counted = v.best && v.vtype !== "motos" && v.vtype !== "pl";
    const makers = brakeMakers(v);
    const counts = new Map(
      COMMON.filter(({ id }) => counted && plan.applicability.has(id, v.ktype)).map(({ id }) => [id, [0, 0]]),
    );
    for (const { set, conditionId } of membersOf(plan, book, v)) {
      if (forbidden.has(set.genart.id)) found.forbidden.push(`${v.ktype} ${set.genart.fr}`);
      if (set.genart.pool === "engine" && (fuelOfSet.get(set.id) ?? v.burns) !== v.burns) found.mixedFuels.push(set.id);
      fuelOfSet.set(set.id, v.burns);
      const count = counts.get(set.genart.id);
      const condition = conditions.get(conditionId) ?? {};
      makers.forEach((maker, i) => {
        if (count && fitsSurely(condition, v, maker)) count[i] = (count[i] ?? 0) + (bySet.get(set.id)?.length ?? 0);
      });
    }
    for (const [id, count] of counts)
      if (Math.min(...count) < 8 && !isReplacedByDemo(v, id))
        found.short.push(`${v.ktype} ${id}: ${count.join(" or ")}`);
  }
  return found;
}

describe("articles", () => {
  it("number tens of thousands, each under its own brand and number", () => {
    expect(articles.length).toBeGreaterThan(60_000);
    expect(new Set(articles.map(({ brand, number }) => `${brand.id}|${compactKey(number)}`)).size).toBe(
      articles.length,
    );
  });

  it("bear numbers of their brand's shape", () => {
    const shapes = new Map(brands.map((brand) => [brand.id, brand.numberShapes.map((shape) => new RegExp(shape))]));
    const strange = articles.filter(({ brand, number }) => !shapes.get(brand.id)?.some((shape) => shape.test(number)));
    expect(strange.map(({ brand, number }) => `${brand.name} ${number}`)).toEqual([]);
  });

  it("bear valid EANs, no two the same", () => {
    const eans = articles.flatMap(({ ean }) => ean ?? []);
    expect(eans.length).toBe(articles.length);
    expect(new Set(eans).size).toBe(eans.length);
    expect(eans.every((ean) => ean.length === 13 && eanCheckDigit(ean) === Number(ean[12]))).toBe(true);
  });

  it("are the same on every run", () => {
    const sheet = ({ id, brand, number, ean, values, weight }: Article) =>
      [id, brand.id, number, ean, values.join(), weight].join("|");
    const again = makeArticles(5000);
    expect(again.map(sheet)).toEqual(articles.slice(0, again.length).map(sheet));
  });
});

describe("fitments", () => {
  const found = survey();

  it("give no part of another fuel or camshaft drive", () => {
    expect(found.forbidden).toEqual([]);
  });

  it("keep each set on one fuel where the part belongs to the engine", () => {
    expect(found.mixedFuels).toEqual([]);
  });

  it("give every car of the twelve best-known makes at least eight articles of the sixty common kinds, where they apply", () => {
    expect(new Set(COMMON.map(({ id }) => id)).size).toBe(60);
    expect(found.short).toEqual([]);
  });

  it("apply where a workshop expects them", () => {
    const taken = (ktype: number) => new Set(membersOf(plan, book, vehicle(ktype)).map(({ set }) => set.genart.id));
    for (const id of [10001, 10035, 10039, 10140, 10157, 10188, 10251]) expect(taken(1_000_080)).toContain(id);
    for (const id of [10001, 10042, 10047, 10263, 10325]) expect(taken(1_006_285)).toContain(id);
    for (const id of [10183, 10184, 10250]) expect(taken(1_003_993)).toContain(id);
    expect(taken(1_010_001)).not.toContain(10030);
  });
});

describe("the demonstration", () => {
  const pads = fitting(1_000_080, 10001);

  it("shows eleven pads, two refused by engine index, one by date", () => {
    expect(pads).toHaveLength(11);
    const byCode = pads.filter(
      ({ condition }) => condition.engineCodes && matchEngineCode(condition.engineCodes, "K9K 766") === "no",
    );
    expect(byCode.map(({ article }) => article.number).sort()).toEqual(["GDB1789", "P 68 052"]);
    expect(pads.filter(({ condition }) => (condition.from ?? 0) > 200703).map(({ article }) => article.number)).toEqual(
      ["13.0460-7221.2"],
    );
    expect(pads.filter(({ condition }) => condition.pos !== "front")).toEqual([]);
  });

  it("finds Bosch 0 986 494 104 by its own, its EAN and Renault's number", () => {
    const bosch = pads.find(({ article }) => article.number === "0 986 494 104");
    expect(bosch?.article.ean).toBe("4047024000018");
    expect(bosch?.article.oe.map(({ printed }) => printed)).toEqual(["77 01 207 339"]);
    expect(bosch?.condition).toEqual({
      engineCodes: ["K9K 766", "K9K 768"],
      from: 200505,
      pos: "front",
      brakesys: "Bosch",
      discMm: 266,
      maxKg: 1640,
    });
  });

  it("refuses some oil filters of the Peugeot 308 by engine code and by date", () => {
    const filters = fitting(1_000_663, 10035);
    expect(
      filters.some(({ condition }) => condition.engineCodes && matchEngineCode(condition.engineCodes, "BHZ") === "no"),
    ).toBe(true);
    expect(filters.some(({ condition }) => (condition.from ?? 0) > 201501)).toBe(true);
  });
});
