import { isHubSource, stockStep } from "./tabs";

it.each([
  ["order", "delivery", "take"],
  ["order", "shipping", "take"],
  ["removed", "delivery", "take"],
  ["delivery", "shipping", null],
  ["delivery", "waste-d3e", null],
  ["delivery", "order", "give-back"],
  ["removed", "cart", "give-back"],
  ["cart", "order", null],
] as const)("a line from %s to %s does to the own stock: %s", (from, to, step) =>
  expect(stockStep(from, to)).toBe(step),
);

it.each([
  ["IDLP", true],
  ["pap", true],
  ["Caia", false],
])("leads from %s to the hub: %s", (code, outcome) => expect(isHubSource(code)).toBe(outcome));
