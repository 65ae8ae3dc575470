import { codesOf, seenBefore } from "./rules";
import type { StoredReading } from "./schema";

const fault = (code: string, state: "stored" | "pending" | "permanent" = "stored") => ({ code, state, unit: "7E8" });
const reading = (id: number, takenAt: string, codes: string[], clearedAt: string | null = null): StoredReading => ({
  ...{ id, takenAt, clearedAt },
  faults: codes.map((code) => fault(code)),
});

it("names each code once, however many states it stands in", () => {
  expect(codesOf([fault("P0401"), fault("P0299"), fault("P0401", "permanent")])).toEqual(["P0401", "P0299"]);
});

describe("a code that came back", () => {
  const earlier = [
    reading(3, "2026-11-20T08:00:00Z", ["P0401"], "2026-11-20T09:00:00Z"),
    reading(2, "2026-10-01T08:00:00Z", ["P0401", "P0299"]),
    reading(1, "2026-09-01T08:00:00Z", []),
  ];

  it("is told with the last day it stood, how often, and whether the memory was cleared since", () => {
    expect(seenBefore([fault("P0401"), fault("P0401", "permanent"), fault("P0299"), fault("U0100")], earlier)).toEqual([
      { code: "P0401", lastAt: "2026-11-20T08:00:00Z", times: 2, clearedAt: "2026-11-20T09:00:00Z" },
      { code: "P0299", lastAt: "2026-10-01T08:00:00Z", times: 1, clearedAt: null },
    ]);
  });

  it("is none on the first visit", () => {
    expect(seenBefore([fault("P0401")], [])).toEqual([]);
  });
});
