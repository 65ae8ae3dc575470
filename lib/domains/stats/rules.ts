/** The number under which the figures of all companies together are kept; no company has it. */
export const installation = 0;

/** Share of a total in percent, to two decimals; 0 of nothing. */
export const percentOf = (part: number, total: number): number =>
  total > 0 ? Math.round((part / total) * 10_000) / 100 : 0;

/** Rows with their share of the list's total, each rounded by itself so that equal counts have equal shares, most used first. */
export function withShares<R extends { nb: number }>(rows: readonly R[]): (R & { percent: number })[] {
  const total = rows.reduce((sum, { nb }) => sum + nb, 0);
  return rows.map((row) => ({ ...row, percent: percentOf(row.nb, total) })).sort((a, b) => b.nb - a.nb);
}
