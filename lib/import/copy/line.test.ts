import { line } from "./line";

describe("line", () => {
  it("writes the COPY text format", () => {
    expect(line(1, "a\tb\\c\nd", null, true, false)).toBe("1\ta\\tb\\\\c\\nd\t\\N\tt\tf\n");
  });

  it("quotes array elements and escapes twice what COPY and the array both read", () => {
    expect(line([1, 2], [], ['say "x"', "back\\slash"])).toBe('{1,2}\t{}\t{"say \\\\"x\\\\"","back\\\\\\\\slash"}\n');
  });
});
