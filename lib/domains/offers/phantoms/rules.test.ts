import { phantomSince, suppliedOf } from "./rules";

const day = (date: string) => new Date(`2026-${date}T10:00:00Z`);
const gap = (since: string, lastAt: string) => ({ since: day(since), lastAt: day(lastAt) });

describe("a phantom", () => {
  it("is listed by two suppliers and was delivered by nobody for three weeks, as they said themselves", () => {
    expect(phantomSince([gap("11-01", "11-10"), gap("11-05", "11-22")])).toEqual(day("11-01"));
  });

  it.each([
    ["of one supplier", [gap("01-01", "11-22")]],
    ["of which the last word came too early", [gap("11-01", "11-21"), gap("11-05", "11-05")]],
    ["of which nobody said anything", []],
  ])("is no article %s", (_, gaps) => expect(phantomSince(gaps)).toBeNull());
});

describe("what suppliers answer", () => {
  const offer = (articleId: number, state: "available" | "unavailable" | "unknown" | "error") => ({ articleId, state });

  it("tells what somebody has, and who lists what nobody has", () => {
    const answers = [
      { supplier: "A", offers: [offer(1, "error"), offer(2, "unavailable"), offer(3, "unknown")] },
      { supplier: "B", offers: [offer(1, "unavailable"), offer(2, "available")] },
      { supplier: "local", offers: [offer(1, "unavailable"), offer(4, "available")] },
    ];
    expect(suppliedOf(answers)).toEqual({
      had: [2, 4],
      lacks: [
        { articleId: 1, supplier: "A" },
        { articleId: 1, supplier: "B" },
      ],
    });
  });
});
