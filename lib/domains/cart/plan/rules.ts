interface Row {
  id: number;
  channel: string;
  quantity: number;
}

interface SeenShare {
  lineId: number;
  channel: string;
  pieces: number;
  price: number | null;
}

export interface Move<Line extends Row> {
  row: Line;
  shares: SeenShare[];
}

/** The lines that come from elsewhere than they stand; `changed` are those of which other pieces are in the cart than were seen. */
export function movesOf<Line extends Row>(
  rows: readonly Line[],
  shares: readonly SeenShare[],
): { moves: Move<Line>[]; changed: number[] } {
  const ids = [...new Set(shares.map(({ lineId }) => lineId))];
  const all = ids.map((id) => ({
    id,
    row: rows.find((row) => row.id === id),
    own: shares.filter(({ lineId }) => lineId === id),
  }));
  const changed: number[] = [];
  const moves: Move<Line>[] = [];
  for (const { id, row, own } of all) {
    if (row?.quantity !== own.reduce((sum, { pieces }) => sum + pieces, 0)) changed.push(id);
    else if (own.length > 1 || own[0]?.channel !== row.channel) moves.push({ row, shares: own });
  }
  return { moves, changed };
}
