import fc from "fast-check";
import { pageOfIndex, pageOfRows } from "./page-of-rows";
import type { ViewRow } from "./view-rows";

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }) as ViewRow);

it("pages of fifty hold every row once, each where its index says", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 420 }), (count) => {
      const rows = rowsOf(count);
      const { pages } = pageOfRows(rows, 1);
      const all = Array.from({ length: pages }, (_, at) => pageOfRows(rows, at + 1));
      expect(all.flatMap((one) => one.rows)).toEqual(rows);
      for (const { rows: shown, from, page } of all) {
        expect(shown.length).toBeLessThanOrEqual(50);
        for (const [at, row] of shown.entries()) expect([row.id, pageOfIndex(row.id)]).toEqual([from + at, page]);
      }
    }),
  );
});

it("a page behind the last is the last", () => {
  expect(pageOfRows(rowsOf(60), 9999)).toMatchObject({ page: 2, pages: 2, from: 50 });
  expect(pageOfRows([], 3)).toEqual({ rows: [], from: 0, page: 1, pages: 1 });
});
