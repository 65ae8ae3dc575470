import { readRange } from "./byte-range";

it.each([
  [null, { from: 0, to: 99, partial: false }],
  ["bytes=0-", { from: 0, to: 99, partial: true }],
  ["bytes=10-19", { from: 10, to: 19, partial: true }],
  ["bytes=90-500", { from: 90, to: 99, partial: true }],
  ["bytes=-10", { from: 90, to: 99, partial: true }],
  ["bytes=-500", { from: 0, to: 99, partial: true }],
  ["bytes=100-", null],
  ["bytes=-0", null],
  ["bytes=20-10", { from: 0, to: 99, partial: false }],
  ["bytes=-", { from: 0, to: 99, partial: false }],
  ["bytes=0-1,5-6", { from: 0, to: 99, partial: false }],
  ["lines=1-2", { from: 0, to: 99, partial: false }],
  ["bytes=a-b", { from: 0, to: 99, partial: false }],
])("%j of 100 bytes asks for %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
