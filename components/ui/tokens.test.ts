import { readFileSync } from "node:fs";

const css = readFileSync("app/globals.css", "utf8");
const tokens = new Map(
  Array.from(css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g), (match) => [
    match[1] ?? "",
    [match[2] ?? "", match[3] ?? ""],
  ]),
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string, theme: 0 | 1): number {
  const [one = 0, other = 0] = [ink, ground]
    .map((name) => luminance(tokens.get(name)?.[theme] ?? ""))
    .sort((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
}

const everywhere = ["paper", "ground", "sunk", "accent-soft"];
const pairs: [string, string][] = [
  ...["ink", "ink-2", "ink-3", "accent", "fit", "unknown", "no"].flatMap((ink) =>
    everywhere.map((ground): [string, string] => [ink, ground]),
  ),
  ["accent-ink", "accent"],
  ["accent-ink", "accent-strong"],
  ["fit", "fit-soft"],
  ["unknown", "unknown-soft"],
  ["no", "no-soft"],
];

test("black on white is 21 to 1", () => {
  expect((luminance("#fff") + 0.05) / (luminance("#000000") + 0.05)).toBeCloseTo(21);
});

test.each(pairs)("%s on %s reads in light and dark: 4.5 at least", (ink, ground) => {
  expect(contrast(ink, ground, 0)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, ground, 1)).toBeGreaterThanOrEqual(4.5);
});

test.each(["paper", "ground"])("the edge of a control stands out on %s: 3 at least", (ground) => {
  expect(contrast("edge", ground, 0)).toBeGreaterThanOrEqual(3);
  expect(contrast("edge", ground, 1)).toBeGreaterThanOrEqual(3);
});
