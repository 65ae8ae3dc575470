import { largestId, lastPage, readId, readPage, readText } from "./address";

it.each([
  ["1", 1],
  [String(largestId), largestId],
  [String(largestId + 1), null],
  ["99999999999", null],
  ["0", null],
  ["01", null],
  ["1.0", null],
  ["1e9", null],
  ["1 or 1=1", null],
  ["٣", null],
  ["-1", null],
  [" 1", null],
  ["", null],
  [["1", "2"], null],
  [undefined, null],
  [null, null],
])("reads the id of %j as %j", (value, id) => expect(readId(value)).toBe(id));

it.each([
  ["1", 1],
  [String(lastPage), lastPage],
  [String(lastPage + 1), 1],
  ["0", 1],
  ["1e3", 1],
  [["2", "3"], 1],
  [undefined, 1],
])("reads the page of %j as %j", (value, page) => expect(readPage(value)).toBe(page));

it("reads a text once and not too long", () => {
  expect([readText("abc", 2), readText("x".repeat(300)).length, readText(["a", "b"]), readText(undefined)]).toEqual([
    "ab",
    200,
    "",
    "",
  ]);
});
