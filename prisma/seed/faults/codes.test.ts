import { readFaultCode } from "@/lib/shared/fault-code";
import { readSource } from "../catalogue/source";
import { readFaultSource } from "./codes";

const source = readFaultSource();

/** Systems of ours that a range of the standard may hold; a range without a line holds any of its letter. */
const ofLetter: Readonly<Record<string, readonly string[]>> = {
  B: ["restraint", "body", "climate", "electrical", "access"],
  C: ["brakes", "steering", "transmission", "body", "air"],
  U: ["network", "electrical", "hybrid"],
};
const ofRange: readonly [range: RegExp, systems: readonly string[]][] = [
  [/^P0[789]|^P27|^P28[0-8]/, ["transmission", "brakes", "engine"]],
  [/^P0[A-F]/, ["hybrid", "engine", "cooling", "climate"]],
  [/^U0/, ["network"]],
  [/^P34/, ["engine"]],
];

describe("the demonstration's fault codes", () => {
  it("are codes of the standard, each once, that no maker may give another meaning", () => {
    const codes = source.codes.map(([code]) => code);
    expect(codes.length).toBeGreaterThan(6000);
    expect(new Set(codes).size).toBe(codes.length);
    const wrong = codes.filter((code) => {
      const read = readFaultCode(code);
      return read?.code !== code || read.origin !== "standard";
    });
    expect(wrong).toEqual([]);
  });

  it("contradict no letter and no range of the standard", () => {
    const wrong = source.codes.filter(([code, system]) => {
      const allowed = ofRange.find(([range]) => range.test(code))?.[1] ?? ofLetter[code.charAt(0)];
      return allowed !== undefined && !allowed.includes(system);
    });
    expect(wrong.map(([code, system]) => `${code} is ${system}`)).toEqual([]);
  });

  it("have titles in every language, names for what they refer to, and parts that exist", () => {
    const { tree } = readSource();
    const parts = new Set(
      tree.families.flatMap(({ subfamilies }) => subfamilies.flatMap(({ articles }) => articles.map(({ id }) => id))),
    );
    const wrong = source.codes.filter(
      ([, system, severity, , genartIds, checks, ...titles]) =>
        titles.length !== source.languages.length ||
        titles.some((title) => title === "") ||
        !source.systems[system] ||
        !source.severity[severity] ||
        (checks !== null && !source.checks[checks]) ||
        genartIds.some((id) => !parts.has(id)),
    );
    expect(wrong.map(([code]) => code)).toEqual([]);
  });
});
