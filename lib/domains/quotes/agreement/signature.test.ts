import fc from "fast-check";
import { judgeSignature, mostPoints, pad, pathOf, pointAt, readStrokes, writeStrokes, type Stroke } from "./signature";

const point = fc.tuple(fc.integer({ min: 0, max: pad.width }), fc.integer({ min: 0, max: pad.height }));
const stroke = fc.array(point, { minLength: 1, maxLength: 40 });
const strokes = fc.array(stroke, { minLength: 1, maxLength: 8 });

describe("a signature", () => {
  it("that stays in one place is a dot, however long it is scribbled there", () => {
    const within = fc.tuple(fc.integer({ min: 100, max: 129 }), fc.integer({ min: 80, max: 109 }));
    const scribble = fc.array(fc.array(within, { minLength: 1, maxLength: 200 }), { maxLength: 5 });
    fc.assert(fc.property(scribble, (drawn) => expect(judgeSignature(drawn)).toBe("dot")));
    expect(judgeSignature([])).toBe("dot");
  });

  it("of dots alone is a dot, however far they are apart", () => {
    const dots = fc.array(
      point.map((one): Stroke => [one, one]),
      { maxLength: 30 },
    );
    fc.assert(fc.property(dots, (drawn) => expect(judgeSignature(drawn)).toBe("dot")));
  });

  it("is one when its line goes far enough, and no further stroke takes that away", () => {
    const line = fc
      .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 60, max: 200 }), fc.integer({ min: 0, max: 200 }))
      .map(([x, length, y]): Stroke =>
        [
          [x, y],
          [x + length / 2, y],
          [x + length, y],
        ].map(([a, b]) => pointAt(a!, b!)),
      );
    fc.assert(
      fc.property(line, strokes, (drawn, more) => {
        expect(judgeSignature([drawn])).toBe("signed");
        expect(judgeSignature([...more, drawn])).toBe("signed");
      }),
    );
  });

  it("is judged alike wherever on the sheet it stands", () => {
    const small = fc.array(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 })), { minLength: 1 }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 120 }), (drawn, right, down) => {
        const moved = drawn.map((one) => one.map(([x, y]) => pointAt(x + right, y + down)));
        expect(judgeSignature(moved)).toBe(judgeSignature(drawn));
      }),
    );
  });

  it("is read as it was written", () => {
    fc.assert(fc.property(strokes, (drawn) => expect(readStrokes(writeStrokes(drawn))).toEqual(drawn)));
  });

  it("is drawn as one line for each stroke", () => {
    expect(pathOf([[[1, 2]], [pointAt(3, 4), pointAt(5, 6), pointAt(7, 8)]])).toBe("M1 2h0M3 4L5 6 7 8");
    fc.assert(fc.property(strokes, (drawn) => expect(pathOf(drawn)).toMatch(/^(M\d+ \d+(h0|L\d+ \d+( \d+ \d+)*))+$/)));
  });

  it.each(["", " ", "1", "1 2/", "1 2 3", "1,2", "601 0", "0 201", "0 0 -1 0", "a b", "1 2//3 4", "1e2 3"])(
    "is none as %p",
    (text) => expect(readStrokes(text)).toBeNull(),
  );

  it("holds so many points", () => {
    const of = (count: number) => writeStrokes([Array.from({ length: count }, (_, at) => pointAt(at % 2, 0))]);
    expect([readStrokes(of(mostPoints))?.[0]?.length, readStrokes(of(mostPoints + 1))]).toEqual([mostPoints, null]);
  });

  it("never throws over any text", () => {
    fc.assert(fc.property(fc.string(), (text) => void readStrokes(text)));
  });
});
