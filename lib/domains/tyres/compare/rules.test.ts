import fc from "fast-check";
import { compareTyres, measuresOf, readSize, type TypedSize } from "./rules";

const size = (text: string): TypedSize => {
  const read = readSize(text);
  if (!read) throw new Error(text);
  return read;
};

describe("a typed size", () => {
  it.each([
    ["205/55 R16 91V", { width: 205, ratio: 55, rim: 16, load: 91, speed: "V", commercial: false }],
    ["2055516", { width: 205, ratio: 55, rim: 16, load: null, speed: null, commercial: false }],
    ["215/65 R16C 109/107T", { width: 215, ratio: 65, rim: 16, load: 109, speed: "T", commercial: true }],
  ])("%s is read", (text, read) => expect(readSize(text)).toEqual(read));

  it.each(["", "205", "205/55", "206/55 R16", "michelin", "205/55 R99"])("%p is none", (text) =>
    expect(readSize(text)).toBeNull(),
  );
});

it("measures are those of the trade's tables", () => {
  const { side, diameter, circumference, turns } = measuresOf(size("205/55 R16"));
  expect([side, diameter, circumference, turns].map(Math.round)).toEqual([113, 632, 1927, 519]);
});

describe("one size in place of another", () => {
  it("tells the deviation and the speed that is driven", () => {
    const { percent, diameter, width, rise, speeds, unfit } = compareTyres(size("205/55 R16"), size("225/45 R17"));
    expect([percent.toFixed(2), diameter.toFixed(1), width, rise.toFixed(1)]).toEqual(["0.38", "2.4", 20, "1.2"]);
    expect(speeds.map(({ shown, driven }) => [shown, driven.toFixed(1)])).toEqual([
      ...[
        [30, "30.1"],
        [50, "50.2"],
        [80, "80.3"],
        [110, "110.4"],
        [130, "130.5"],
      ],
    ]);
    expect(unfit).toEqual([]);
  });

  it.each([
    ["205/55 R16", "205/60 R16", ["circumference"]],
    ["205/55 R16 91V", "205/55 R16 89V", ["load"]],
    ["205/55 R16 91V", "205/55 R16 91H", ["speed"]],
    ["205/55 R16 91H", "205/55 R16 91V", []],
    ["205/55 R16 91V", "185/65 R15 88H", ["load", "speed"]],
    ["205/55 R16 91V", "205/55 R16", []],
  ])("%s by %s: %j", (from, to, unfit) => expect(compareTyres(size(from), size(to)).unfit).toEqual(unfit));

  it("changes nothing by itself, and turns round with the sizes", () => {
    const any = fc.record({
      ...{
        width: fc.integer({ min: 25, max: 79 }).map((n) => n * 5),
        ratio: fc.integer({ min: 4, max: 17 }).map((n) => n * 5),
      },
      ...{ rim: fc.integer({ min: 10, max: 24 }), commercial: fc.boolean() },
      ...{ load: fc.constant(null), speed: fc.constant(null) },
    });
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(compareTyres(one, one)).toMatchObject({ percent: 0, diameter: 0, rise: 0, unfit: [] });
        const [there, back] = [compareTyres(one, other), compareTyres(other, one)];
        expect((1 + there.percent / 100) * (1 + back.percent / 100)).toBeCloseTo(1, 9);
        expect(there.diameter).toBeCloseTo(-back.diameter, 9);
      }),
    );
  });
});
