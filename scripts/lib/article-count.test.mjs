import { readOptions } from "../../tests/bench/options.mjs";
import { articleCount } from "./article-count.mjs";

const strange = ["0", "-5", "1e6", "1.5", "1_000", " 10", "ten", "10000001", "99999999999999999999"];

describe("a number of articles", () => {
  it("is whole, in digits, from 1 to ten million", () => {
    expect(["1", "100000", "10000000"].map(articleCount)).toEqual([1, 100_000, 10_000_000]);
    for (const text of [...strange, ""]) expect(() => articleCount(text)).toThrow(/whole numbers from 1 to 10000000/);
  });
});

describe("sizes of the bench", () => {
  const read = (...args) => readOptions(args, ["calls", "pages"]).articles;

  it("are measured smallest first, each once", () => {
    expect(read("--articles", "3000000,100000,1000000,100000")).toEqual([100_000, 1_000_000, 3_000_000]);
    expect(read("--articles=500")).toEqual([500]);
    expect(read()).toBeNull();
  });

  it("are refused by the one that is none", () => {
    for (const text of [...strange, ","]) expect(() => read("--articles", `100,${text}`)).toThrow(/is none/);
    expect(() => read("--articles", "100,1e6")).toThrow(/"1e6"/);
    expect(() => read("--articles")).toThrow(/lacks its value/);
  });

  it("have databases of their own", () => {
    for (const more of [
      ["--only", "calls"],
      ["--data", "/tmp"],
      ["--base", "http://localhost:1"],
    ]) {
      expect(() => read("--articles", "100", ...more)).toThrow(/databases of its own/);
      expect(() => read(...more, "--articles", "100")).toThrow(/databases of its own/);
    }
  });
});
