import { readNumber } from "./decimals";

it.each([
  ["2,3", 2.3],
  ["2.3", 2.3],
  [" 1 450 ", 1450],
  ["1'450,5", 1450.5],
  ["-40", -40],
  ["−40", -40],
  [",5", 0.5],
  ["5,", 5],
  ["+7", 7],
])("%p is %p", (text, number) => expect(readNumber(text)).toBe(number));

it.each(["", "  ", "-", ",", "1,2,3", "1.2,3", "2 bar", "1e5", "٢"])("%p is no number", (text) =>
  expect(readNumber(text)).toBeNull(),
);
