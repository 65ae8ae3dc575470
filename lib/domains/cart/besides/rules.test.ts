import { jobBook } from "./book";
import { piecesOf, type JobLine, type Piece } from "./pieces";
import { packsFor, wantsOf, type Job } from "./rules";

const [pads, discs, brakeKit, sensor, accessories, shocks, bulbs] = [10001, 10002, 10003, 10010, 10009, 10047, 10296];
const [headGasket, gasketSet, bolts, plugs, injectors, seals] = [10097, 10098, 10108, 10183, 10190, 10107];

const lineOf = (genartId: number, more: Partial<JobLine> = {}): JobLine => ({
  ...{ genartId, articleId: genartId, brand: "Bosch", quantity: 1, asks: true, gone: false, ...more },
});
const madeOf = (values: Record<string, string[]> = {}, parts: { genartId: number; quantity: number }[] = []) => ({
  ...{ id: 1, values, parts },
});
const front = madeOf({ pos: ["front"] });
const rear = madeOf({ pos: ["rear"] });
const lies = (genartId: number, makeUp = madeOf(), more: Partial<JobLine> = {}): Piece[] =>
  piecesOf(lineOf(genartId, more), makeUp, jobBook.holds);

const jobOf = (pieces: readonly Piece[][], more: Partial<Job> = {}): Job => ({
  ...{ pieces: pieces.flat(), settled: new Set<string>(), operations: [], cylinders: 4, together: [], ...more },
});
const needs = (pieces: readonly Piece[][], more: Partial<Job> = {}) =>
  wantsOf(jobBook, jobOf(pieces, more)).map(({ need, pieces: count }) => [need, count]);
const named = (pieces: readonly Piece[][], more: Partial<Job> = {}) => needs(pieces, more).map(([need]) => need);

describe("the book", () => {
  it("has rules enough, of which none asks a part for what it holds itself", () => {
    expect(jobBook.rules.length).toBeGreaterThanOrEqual(40);
    const foolish = jobBook.rules.filter(
      (rule) => "part" in rule && rule.of.some((of) => jobBook.holds[of]?.[rule.part]),
    );
    expect(foolish).toEqual([]);
  });

  it.each(jobBook.rules.map((rule) => ["part" in rule ? rule.part : rule.work, rule] as const))(
    "asks for %s once whatever lies in the cart, and no more when it does",
    (_, rule) => {
      const asking = rule.of.flatMap((of) => lies(of, front, { quantity: 2 }));
      const wants = wantsOf(jobBook, jobOf([asking]));
      expect(new Set(wants.map(({ need }) => need)).size).toBe(wants.length);
      const answers = wants.flatMap(({ part, pieces }) => (part ? lies(part, front, { quantity: pieces ?? 1 }) : []));
      const wanted = wants.map(({ part }) => part);
      const left = wantsOf(jobBook, jobOf([asking, answers])).filter(({ part }) => part && wanted.includes(part));
      expect(left).toEqual([]);
      const settled = new Set(wants.map(({ need }) => need));
      expect(wantsOf(jobBook, jobOf([asking], { settled }))).toEqual([]);
    },
  );
});

describe("what a job needs besides", () => {
  it("is asked by axle: the pads of the rear say nothing of the front", () => {
    expect(named([lies(pads, front)])).toEqual([`${sensor}.front`, `${accessories}.front`]);
    expect(named([lies(pads, front), lies(sensor, rear), lies(accessories)])).toEqual([`${sensor}.front`]);
    expect(named([lies(pads, front), lies(sensor, front), lies(accessories)])).toEqual([]);
  });

  it("is silent of a sensor that the pads bring or cannot take", () => {
    const told = (wearwarn: string) => named([lies(pads, madeOf({ pos: ["front"], wearwarn: [wearwarn] }))]);
    expect(told("prepared")).toContain(`${sensor}.front`);
    for (const value of ["with", "without", "acoustic"]) expect(told(value)).not.toContain(`${sensor}.front`);
  });

  it("is the other one of a pair, by pieces, packs and axle", () => {
    expect(needs([lies(discs, front), lies(pads, front)])[0]).toEqual([`${discs}.front`, 1]);
    expect(named([lies(discs, front, { quantity: 2 })])).toEqual([`${pads}.front`]);
    expect(named([lies(bulbs, madeOf({ qty: ["2"] }))])).toEqual([]);
    expect(named([lies(shocks, front), lies(shocks, rear)]).slice(0, 2)).toEqual([`${shocks}.front`, `${shocks}.rear`]);
  });

  it("is silent of what a kit holds, by its name or by its parts", () => {
    expect(named([lies(brakeKit, front), lies(sensor, front)])).toEqual([`${accessories}.front`]);
    expect(named([lies(headGasket)])).toContain(String(bolts));
    const withBolts = madeOf({}, [{ genartId: bolts, quantity: 10 }]);
    expect(named([lies(headGasket), lies(gasketSet, withBolts)])).not.toContain(String(bolts));
  });

  it("is as many as there are injectors or cylinders", () => {
    expect(needs([lies(injectors, madeOf(), { quantity: 3 })])).toContainEqual([String(seals), 3]);
    expect(needs([lies(plugs)], { cylinders: 3 })).toContainEqual([String(plugs), 2]);
    expect(named([lies(plugs, madeOf({ qty: ["4"] }))], { cylinders: 4 })).toEqual([]);
  });

  it("is answered by what was taken out of the cart or ordered, which ask for nothing themselves and make no pair once gone", () => {
    const quiet = { asks: false };
    expect(
      named([lies(pads, front), lies(sensor, front, { ...quiet, gone: true }), lies(accessories, front, quiet)]),
    ).toEqual([]);
    expect(named([lies(discs, front, { ...quiet, quantity: 2 })])).toEqual([]);
    expect(named([lies(discs, front), lies(pads, front, quiet), lies(discs, front, quiet)])).toEqual([]);
    expect(named([lies(discs, front), lies(discs, front, { ...quiet, gone: true })])).toContain(`${discs}.front`);
  });

  it("is work as well, once for all that asks for it, until it stands in the cart", () => {
    const trackRods = [lies(10093), lies(10094)];
    expect(named(trackRods).filter((need) => need === "work.alignment")).toHaveLength(1);
    expect(named(trackRods, { operations: ["need work.alignment"] })).not.toContain("work.alignment");
  });

  it("is what was bought together, where the book says nothing of it and it is not there", () => {
    const together = [
      { of: pads, part: 10344, jobs: 8, all: 10 },
      { of: pads, part: sensor, jobs: 9, all: 10 },
    ];
    const wants = wantsOf(jobBook, jobOf([lies(pads, front)], { together }));
    expect(wants.filter(({ why }) => why === "together")).toMatchObject([
      { need: "10344", axle: "front", jobs: { with: 8, all: 10 } },
    ]);
    expect(named([lies(pads, front), lies(10344)], { together })).not.toContain("10344");
    expect(named([lies(pads, front)], { together, settled: new Set(["10344"]) })).not.toContain("10344");
  });
});

it.each([
  [4.5, 5, 1],
  [4.5, 1, 5],
  [5, 2.5, 2],
  [0.9, 0.3, 3],
  [4.5, null, 5],
  [1, 0, 1],
])("%p by packs of %p are %p", (wanted, size, packs) => expect(packsFor(wanted, size)).toBe(packs));
