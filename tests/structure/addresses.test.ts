import { product } from "./files";

const home = "lib/shared/address.ts";
const read = product.filter(({ path }) => /^(app|lib)\//.test(path) && path !== home);

describe("what addresses hold", () => {
  it("has one largest id", () => {
    const second = read.filter(({ text }) => /2 \*\* 31|2_?147_?483_?647/.test(text));
    expect(
      second.map(
        ({ path }) =>
          `${path} bounds ids itself: take largestId of ${home}, in shapes id, queryId or pathId of lib/platform/shapes.`,
      ),
    ).toEqual([]);
  });

  it("is read as pages and texts by the readers of all", () => {
    const own = read.filter(
      ({ path, text }) =>
        path.startsWith("app/") &&
        /typeof \w+(\.\w+)? === "string" \? \w+(\.\w+)?\.slice\(0,|Number\(query\./.test(text),
    );
    expect(
      own.map(({ path }) => `${path} reads a query by itself: take readId, readPage or readText of ${home}.`),
    ).toEqual([]);
  });
});
