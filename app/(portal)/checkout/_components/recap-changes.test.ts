import { changesSince, type RecapRow } from "./recap-changes";

const line = (id: number, over: Partial<RecapRow> = {}): RecapRow =>
  ({ id, quantity: 2, price: 1000, note: "", stock: null, ...over }) as RecapRow;

it.each<[string, RecapRow[], [number, string][]]>([
  ["nothing", [line(1), line(2)], []],
  ["another order of lines", [line(2), line(1)], []],
  ["a quantity", [line(1, { quantity: 3 }), line(2)], [[1, "changed"]]],
  ["a price", [line(1), line(2, { price: 990 })], [[2, "changed"]]],
  ["a note", [line(1, { note: "Cabine" }), line(2)], [[1, "changed"]]],
  ["a line more", [line(1), line(2), line(3)], [[3, "added"]]],
  ["a line less", [line(1)], [[2, "gone"]]],
])("a recap in which %s changed marks %j", (_, now, marked) =>
  expect([...changesSince([line(1), line(2)], now)]).toEqual(marked),
);
