import fc from "fast-check";
import { line } from "@/lib/import/copy/line";
import { copyCells, csvLine } from "./csv";

describe("cells", () => {
  it("come back from COPY's text format as they were", () => {
    const cell = fc.oneof(fc.constant(null), fc.string({ unit: fc.constantFrom(..."ab\\\t\n\r\"'N{},é") }));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        expect(copyCells(line(...cells))).toEqual(cells);
      }),
    );
  });

  it("are quoted where a reader of CSV would misread them", () => {
    expect(csvLine([1, null, "", 'a "b", c', " x", true])).toBe('1,,"","a ""b"", c"," x",true\n');
  });
});
