/** The number under which the figures of all companies together are kept; no company has it. */
export const installation = 0;

/** Share of a total in percent, to two decimals; 0 of nothing. */
export const percentOf = (part: number, total: number): number =>
  total > 0 ? Math.round((part / total) * 10_000) / 100 : 0;

/** Shares in percent to two decimals that make 100 together: the largest remainders are rounded up. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (total <= 0) return counts.map(() => 0);
  const exact = counts.map((one) => (one / total) * 10_000);
  const whole = exact.map(Math.floor);
  const left = 10_000 - whole.reduce((sum, one) => sum + one, 0);
  const raised = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left);
  for (const { at } of raised) whole[at] = (whole[at] ?? 0) + 1;
  return whole.map((one) => one / 100);
}

/** Rows with their share of the list's total, most used first. */
export function withShares<R extends { nb: number }>(rows: readonly R[]): (R & { percent: number })[] {
  const shares = sharesOf(rows.map(({ nb }) => nb));
  return rows.map((row, at) => ({ ...row, percent: shares[at] ?? 0 })).sort((a, b) => b.nb - a.nb);
}
