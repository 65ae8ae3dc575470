import type { CodeFormat } from "../readers/reader";
import { weigh, type Sighting } from "./weigh";

const middle = { x: 200, y: 150 };

function sighting(
  text: string,
  { x = 100, worst = null as number | null, family = "plain", format = "ean_13" as CodeFormat } = {},
): Sighting {
  const corners = [
    { x, y: 100 },
    { x: x + 200, y: 100 },
    { x: x + 200, y: 200 },
    { x, y: 200 },
  ] as const;
  return { text, format, family, corners, error: worst === null ? null : { median: worst / 2, worst } };
}

const texts = (...sightings: Sighting[]) => weigh(sightings, middle).map(({ text }) => text);

it("one look is enough when every sign fits its bars", () => {
  expect(texts(sighting("4047024000018", { worst: 0.2 }))).toEqual(["4047024000018"]);
});

it("a misread code passes its check digit and not its bars", () => {
  expect(
    texts(sighting("5780407014989", { worst: 0.47 }), sighting("5780407014989", { worst: 0.5, family: "sharp" })),
  ).toEqual([]);
});

it("bars that cannot be counted need three looks that agree and none that does not", () => {
  const looks = ["plain", "sharp", "even"].map((family) => sighting("9780441014989", { family }));
  expect(texts(...looks)).toEqual(["9780441014989"]);
  expect(texts(...looks, sighting("8788141014989"))).toEqual([]);
});

it("of two readings of one place the one whose bars fit is told", () => {
  expect(texts(sighting("0728471014929", { worst: 0.48 }), sighting("9780441014989", { worst: 0.36 }))).toEqual([
    "9780441014989",
  ]);
});

it("two codes side by side are both told, the nearer to the middle first", () => {
  const [left, right] = [sighting("1920081045006", { x: -400, worst: 0.2 }), sighting("9784872348880", { worst: 0.2 })];
  expect(texts(left, right)).toEqual(["9784872348880", "1920081045006"]);
});

it("hatching is no Code 39", () => {
  expect(texts(sighting("A1", { format: "code_39", worst: 0.1 }))).toEqual([]);
  expect(texts(sighting("VF1BR1H0H40123456", { format: "code_39" }))).toEqual([]);
});
