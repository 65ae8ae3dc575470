import { heldLines } from "./held-lines";

const line = (id: number, quantity = 1) => ({ id, quantity });
const nobody = () => false;

it("keeps every line in its place, with what it holds now", () => {
  expect(heldLines([line(1), line(2)], [line(2, 5), line(1)], nobody)).toEqual([line(1), line(2, 5)]);
});

it("keeps a line that others took away, and lets those wait that they added", () => {
  expect(heldLines([line(1), line(2)], [line(2), line(9)], nobody)).toEqual([line(1), line(2)]);
});

it("lets go what this window took away", () => {
  expect(heldLines([line(1), line(2)], [line(2)], (id) => id === 1)).toEqual([line(2)]);
});
