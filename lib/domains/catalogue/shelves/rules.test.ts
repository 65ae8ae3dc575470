import { readShelfPlace, shelfPath } from "./rules";

it.each([
  [["1"], { family: 1 }],
  [["1", "101"], { family: 1, subFamily: 101 }],
  [["1", "101", "10001"], { family: 1, subFamily: 101, itemId: 10001 }],
  [["1", "101", "101", "10001"], { family: 1, subFamily: 101, itemId: 10001 }],
  [["0"], null],
  [["-1"], null],
  [["1", "x"], null],
  [["9999999999"], null],
  [["1", "2", "3", "4", "5"], null],
  [[], null],
])("%j is %j", (segments, place) => {
  expect(readShelfPlace(segments)).toEqual(place);
});

it("a brand's name stands in its address", () => {
  expect(shelfPath("all", "Mann-Filter")).toBe("/pieces/Mann-Filter");
  expect(shelfPath("oe", "Citroën / DS")).toBe("/pieces-oe/Citro%C3%ABn%20%2F%20DS");
  expect(shelfPath("stock")).toBe("/pieces-stock");
});
