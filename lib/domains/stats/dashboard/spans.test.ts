import { listDays } from "./period";
import { spansOf } from "./spans";

const spans = (from: string, to: string) => spansOf(listDays({ from, to }));

it("puts days together by the length of the period, weeks from Monday on", () => {
  expect(spans("2026-11-01", "2026-11-03")).toMatchObject({ unit: "day", spans: [{}, {}, {}] });
  const weeks = spans("2026-10-01", "2026-11-26");
  expect([weeks.unit, weeks.spans[0], weeks.spans[1]?.from]).toEqual([
    ...["week", { from: "2026-10-01", places: [0, 1, 2, 3] }, "2026-10-05"],
  ]);
  expect(spans("2025-11-27", "2026-11-26")).toMatchObject({ unit: "month" });
  expect(spans("2025-11-27", "2026-11-26").spans).toHaveLength(13);
});
