import { listDays } from "./period";
import { spansOf } from "./spans";

const spans = (from: string, to: string) => spansOf(listDays({ from, to }));

it("puts days together by the length of the period, weeks from Monday on", () => {
  expect(spans("2026-11-01", "2026-11-03")).toMatchObject({ unit: "day", spans: [{}, {}, {}] });
  const weeks = spans("2026-10-01", "2026-11-26");
  expect([weeks.unit, weeks.spans[0]?.from, weeks.spans[0]?.places, weeks.spans[1]?.from]).toEqual([
    ...["week", "2026-10-01", [0, 1, 2, 3], "2026-10-05"],
  ]);
  expect(spans("2025-11-27", "2026-11-26")).toMatchObject({ unit: "month" });
  expect(spans("2025-11-27", "2026-11-26").spans).toHaveLength(13);
});

it("says of weeks and months at the ends that they are parts, and how many days they have", () => {
  const told = (from: string, to: string) => spans(from, to).spans.map(({ days, isPart }) => (isPart ? days : "whole"));
  expect(told("2026-10-01", "2026-11-17")).toEqual([4, "whole", "whole", "whole", "whole", "whole", "whole", 2]);
  expect(told("2026-01-15", "2026-08-31")).toEqual([17, ...Array<string>(7).fill("whole")]);
  expect(told("2026-11-01", "2026-11-02")).toEqual(["whole", "whole"]);
});
