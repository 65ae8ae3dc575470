import fc from "fast-check";
import type { GuidedReference, SeenOnParts } from "@/lib/providers/guided-selection/port";
import type { FitFacts } from "../fit/judges";
import { dontKnow, readAnswers, withAnswer, writeAnswers, type Answers } from "./answers";
import { askableKeys, askables, isAskable } from "./askable";
import { expectedLeft, guide, judgeReference, leftOf, questionAt } from "./rules";
import { areAlike } from "./wording";

const unknown: FitFacts = {
  ...{ engineCode: null, firstRegistrationYm: null, vin: null, gearbox: null, grossKg: null, brakeSystem: null },
  ...{ frontDiscMm: null, rearDiscMm: null, rearDrumMm: null, cylinders: null, euro: null },
};

type Condition = Readonly<Record<string, unknown>>;
const reference = (
  oe: string,
  conditions: readonly Condition[],
  over: Partial<GuidedReference> = {},
): GuidedReference => ({
  ...{ oe, itemId: 10002, label: null, frontRear: null, leftRight: null },
  uses: conditions.map((condition) => ({ condition, stated: [], seen: [] })),
  ...over,
});
const seen = (key: string, value: string): SeenOnParts => ({ key, question: key, value, text: value });
const numbers = (references: readonly GuidedReference[], car: FitFacts, answers: Answers = new Map()) =>
  leftOf(references, car, answers)
    .map((one) => one.reference.oe)
    .sort();

const bosch = reference("BOSCH", [{ brakesys: "Bosch", discMm: 266, pos: "front" }]);
const lucas = reference("LUCAS", [{ brakesys: "TRW/Lucas", discMm: 266, pos: "front" }]);
const large = reference("LARGE", [{ brakesys: "Bosch", discMm: 280, pos: "front" }]);
const discs = [bosch, lucas, large];

describe("what is left of references", () => {
  it("is everything that the car does not refuse; papers answer, and say so", () => {
    expect(numbers(discs, unknown)).toEqual(["BOSCH", "LARGE", "LUCAS"]);
    const { left, settled, questions } = guide(discs, { ...unknown, brakeSystem: "Bosch" }, new Map());
    expect(left.map((one) => one.reference.oe)).toEqual(["BOSCH", "LARGE"]);
    expect(settled).toMatchObject([{ key: "brakeSystem", choice: { value: "Bosch" }, by: "vehicle", against: null }]);
    expect(questions.map(({ key }) => key)).toEqual(["frontDisc"]);
    expect(questions[0]?.choices).toMatchObject([
      { value: "266", leaves: 1 },
      { value: "280", leaves: 1 },
    ]);
  });

  it("is corrected by the reader, against the papers too, and forgets them where nobody knows", () => {
    const car = { ...unknown, brakeSystem: "Bosch", frontDiscMm: 266 };
    expect(numbers(discs, car)).toEqual(["BOSCH"]);
    expect(numbers(discs, car, new Map([["brakeSystem", "TRW/Lucas"]]))).toEqual(["LUCAS"]);
    const { settled } = guide(discs, car, new Map([["brakeSystem", "TRW/Lucas"]]));
    expect(settled.find(({ key }) => key === "brakeSystem")).toMatchObject({ by: "reader", against: "Bosch" });
    expect(numbers(discs, car, new Map([["brakeSystem", dontKnow]]))).toEqual(["BOSCH", "LUCAS"]);
    expect(guide(discs, car, new Map([["brakeSystem", dontKnow]])).questions).toEqual([]);
    expect(questionAt(discs, car, new Map(), "brakeSystem")?.choices.map(({ leaves }) => leaves)).toEqual([1, 1]);
  });

  it("keeps a reference that one of its uses saves", () => {
    const either = reference("EITHER", [{ from: 201001 }, { to: 200912, gearbox: "manual" }]);
    const early = { ...unknown, firstRegistrationYm: 200506 };
    expect(numbers([either], { ...early, gearbox: "manual" })).toEqual(["EITHER"]);
    expect(numbers([either], { ...early, gearbox: "automatic" })).toEqual([]);
    expect(numbers([either], { ...unknown, firstRegistrationYm: 201506, gearbox: "automatic" })).toEqual(["EITHER"]);
  });

  it("is told by side and by what is seen; who says nothing of it stays", () => {
    const front = reference("FRONT", [{}], { frontRear: "front" });
    const rear = reference("REAR", [{}], { frontRear: "rear" });
    const any = reference("ANY", [{}]);
    expect(numbers([front, rear, any], unknown, new Map([["pos", "rear"]]))).toEqual(["ANY", "REAR"]);
    const thick = { ...any, oe: "THICK", uses: [{ condition: {}, stated: [], seen: [seen("thick", "18")] }] };
    const thin = { ...any, oe: "THIN", uses: [{ condition: {}, stated: [], seen: [seen("thick", "17")] }] };
    expect(numbers([thick, thin, any], unknown, new Map([["c-thick", "17"]]))).toEqual(["ANY", "THIN"]);
  });

  it("asks a chassis number that cannot be compared, and an engine of which the family alone is known", () => {
    const from = reference("FROM", [{ chassisFrom: "C40000000" }]);
    const to = reference("TO", [{ chassisTo: "C39999999" }]);
    const car = { ...unknown, vin: "VF1BR1H0H40123456", engineCode: "K9K" };
    const { questions } = guide([from, to], car, new Map());
    expect(questions.map(({ key }) => key)).toEqual(["chassis"]);
    expect(questions[0]?.choices.map(({ leaves }) => leaves)).toEqual([1, 1]);
    const indexes = [reference("A", [{ engineCodes: ["K9K 766"] }]), reference("B", [{ engineCodes: ["K9K 770"] }])];
    expect(guide(indexes, car, new Map()).questions.map(({ key }) => key)).toEqual(["engineCode"]);
    expect(guide(indexes, { ...car, engineCode: "K9K 766" }, new Map()).left).toHaveLength(1);
  });
});

describe("references that nothing tells apart", () => {
  const twin = reference("TWIN", [{ brakesys: "Bosch", discMm: 266, pos: "front" }]);

  it("are several that ask the same at the same place", () => {
    expect(areAlike([bosch, twin])).toBe(true);
    expect(areAlike([bosch])).toBe(false);
    expect(areAlike([bosch, large])).toBe(false);
  });

  it("are not those of two sides, though they ask the same", () => {
    expect(
      areAlike([
        { ...bosch, leftRight: "left" },
        { ...twin, leftRight: "right" },
      ]),
    ).toBe(false);
  });
});

describe("the order of questions", () => {
  it("begins with what leaves fewest on average", () => {
    expect(expectedLeft([1, 1, 1, 1])).toBeLessThan(expectedLeft([3, 1]));
    expect(expectedLeft([2, 2])).toBeLessThan(expectedLeft([4, 4]));
    const one = reference("1", [{ gearbox: "manual", euro: "Euro 4" }]);
    const two = reference("2", [{ gearbox: "manual", euro: "Euro 5" }]);
    const three = reference("3", [{ gearbox: "automatic", euro: "Euro 6" }]);
    const { questions } = guide([one, two, three], unknown, new Map());
    expect(questions.map(({ key }) => key)).toEqual(["euro", "gearbox"]);
  });

  it("leaves out what would separate nothing", () => {
    const same = [reference("1", [{ gearbox: "manual" }]), reference("2", [{ gearbox: "manual" }])];
    expect(guide(same, unknown, new Map()).questions).toEqual([]);
  });
});

const month = fc
  .integer({ min: 2000, max: 2015 })
  .chain((year) => fc.integer({ min: 1, max: 12 }).map((m) => year * 100 + m));
const condition = fc.record(
  {
    engineCodes: fc.subarray(["K9K 766", "K9K 768", "K9K 770", "DV6"], { minLength: 1 }),
    from: month,
    to: month,
    brakesys: fc.constantFrom("Bosch", "TRW/Lucas", "ATE"),
    pos: fc.constantFrom("front", "rear"),
    discMm: fc.constantFrom(240, 266, 280),
    gearbox: fc.constantFrom("manual", "automatic"),
    euro: fc.constantFrom("Euro 4", "Euro 5"),
    cylinders: fc.constantFrom(3, 4),
    maxKg: fc.constantFrom(1540, 1640, 1800),
    chassisFrom: fc.constantFrom("40200001", "40500001"),
  },
  { requiredKeys: [] },
);
const wholeCar = fc.record({
  engineCode: fc.constantFrom("K9K 766", "K9K 770", "DV6"),
  firstRegistrationYm: month,
  vin: fc.constantFrom("VF1BR1H0H40123456", "VF1BR1H0H40600000"),
  gearbox: fc.constantFrom("manual" as const, "automatic" as const),
  grossKg: fc.integer({ min: 1200, max: 2200 }),
  brakeSystem: fc.constantFrom("Bosch", "TRW/Lucas", "ATE"),
  frontDiscMm: fc.constantFrom(240, 266, 280),
  rearDiscMm: fc.constantFrom(240, 266),
  rearDrumMm: fc.constant(null),
  cylinders: fc.constantFrom(3, 4),
  euro: fc.constantFrom("Euro 4", "Euro 5"),
});
const references = fc
  .array(fc.array(condition, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((conditions, at) => reference(`OE${at}`, conditions)));

/** The offered answer that is true of the car: its own value, or the stretch in which it lies. */
function trueAnswer(choices: readonly { value: string; from?: string; to?: string }[], own: string): string | null {
  const inside = choices.find(({ value, from, to }) => {
    if (from === undefined && to === undefined) return value === own;
    return Number(own) >= Number(from ?? 0) && Number(own) <= Number(to ?? Infinity);
  });
  return inside?.value ?? null;
}

describe("answers that are true of the car", () => {
  it("never remove a reference that fits it, whatever is known and in whatever order they are given", () => {
    fc.assert(
      fc.property(references, wholeCar, fc.shuffledSubarray([...askableKeys]), (all, car, asked) => {
        const right = numbers(all, car).filter((oe) => {
          const found = all.find((one) => one.oe === oe);
          return found && judgeReference(found, car, new Map())?.verdict === "fits";
        });
        let answers: Answers = new Map();
        for (const key of asked) {
          const question = questionAt(all, unknown, answers, key);
          const own = askables[key].known(car);
          const answer = question && own && key !== "chassis" ? trueAnswer(question.choices, own) : null;
          answers = withAnswer(answers, key, answer);
          const left = numbers(all, unknown, answers);
          for (const oe of right) expect(left).toContain(oe);
        }
        const backwards: Answers = new Map([...answers].reverse());
        expect(numbers(all, unknown, backwards)).toEqual(numbers(all, unknown, answers));
        expect(readAnswers(Object.fromEntries(backwards))).toEqual(readAnswers(Object.fromEntries(answers)));
      }),
      { numRuns: 80 },
    );
  });

  it("leave what each choice promises, and every question separates", () => {
    fc.assert(
      fc.property(references, (all) => {
        const { left, questions } = guide(all, unknown, new Map());
        for (const { key, choices } of questions) {
          expect(choices.some(({ leaves }) => leaves < left.length)).toBe(true);
          for (const { value, leaves } of choices)
            expect(numbers(all, unknown, new Map([[key, value]]))).toHaveLength(leaves);
          if (isAskable(key)) expect(choices.every(({ leaves }) => leaves > 0)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("answers in an address", () => {
  it("are read in any order and written in one; what asks nothing is left out", () => {
    const read = readAnswers({
      pos: "front",
      engineCode: " K9K 766 ",
      part: "10002",
      ask: "pos",
      q: "x",
      "c-thick": "18",
    });
    expect([...read.keys()]).toEqual(["c-thick", "engineCode", "pos"]);
    const written = writeAnswers(10002, new Map([...read].reverse()));
    expect(written).toBe(writeAnswers(10002, read));
    expect(readAnswers(Object.fromEntries(new URLSearchParams(written)))).toEqual(read);
    expect(readAnswers({ date: ["1", "2"], euro: "", constructor: "x", "c-<b>": "1" }).size).toBe(0);
  });
});
