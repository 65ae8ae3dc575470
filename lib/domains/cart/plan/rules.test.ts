import { movesOf } from "./rules";

const rows = [
  { id: 1, channel: "A", quantity: 2 },
  { id: 2, channel: "B", quantity: 3 },
];
const share = (lineId: number, channel: string, pieces: number) => ({ lineId, channel, pieces, price: null });

it("moves what comes from elsewhere, whole or in parts, and leaves what stands", () => {
  const parted = [share(2, "A", 1), share(2, "B", 2)];
  expect(movesOf(rows, [share(1, "A", 2), ...parted])).toEqual({
    moves: [{ row: rows[1], shares: parted }],
    changed: [],
  });
  expect(movesOf(rows, [share(1, "C", 2)]).moves).toEqual([{ row: rows[0], shares: [share(1, "C", 2)] }]);
});

it("names lines of which other pieces are in the cart than were seen, or none", () => {
  expect(movesOf(rows, [share(1, "C", 1), share(3, "A", 1)])).toEqual({ moves: [], changed: [1, 3] });
});
