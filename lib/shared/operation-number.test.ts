import fc from "fast-check";
import { operationNumber, readOperationNumber } from "./operation-number";

describe("the number of an operation", () => {
  it.each([
    ["2026-00001", "2026-00001"],
    ["2026-1", "2026-00001"],
    [" 2026 00012 ", "2026-00012"],
    ["202600001", "2026-00001"],
    ["2026–00001", "2026-00001"],
    ["2026/7", "2026-00007"],
    ["2026-100000", "2026-100000"],
  ])("%p is %s", (text, number) => expect(readOperationNumber(text)).toBe(number));

  it.each(["", "4711", "2026", "2026-", "2026-0", "1926-00001", "20261", "2026-00001x", "2026-12345678"])(
    "%p is none",
    (text) => expect(readOperationNumber(text)).toBeNull(),
  );

  it("comes back as it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2999 }), fc.integer({ min: 1, max: 9_999_999 }), (year, place) => {
        const number = operationNumber(year, place);
        expect([readOperationNumber(number), readOperationNumber(number.replace("-", ""))]).toEqual([number, number]);
      }),
    );
  });
});
