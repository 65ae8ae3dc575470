import type { SourceVersion } from "../source";
import { readSource } from "../source";
import { makesOf } from "./makes";
import { versionName } from "./name";

const source = readSource();
const groups = new Map(makesOf(source).map((make) => [make.id, make.group]));

function named(id: number, engineName: string | null = null): string {
  const version = source.versions.find((candidate) => candidate.id === id) as SourceVersion;
  return versionName(version, groups.get(version.makeId) ?? "", engineName);
}

describe("versionName", () => {
  it("names the demonstration vehicles as a mechanic would", () => {
    expect(named(80)).toBe("1.5 dCi 85");
    expect(named(663)).toBe("1.6 BlueHDi 120");
    expect(named(1287)).toBe("1.6 TDI 110");
    expect(named(2206)).toBe("2.0 TDI 150");
    expect(named(3993)).toBe("1.2 69");
    expect(named(6285)).toBe("EV 153 kW");
  });

  it("never shouts and always ends with a power or a drive", () => {
    for (const version of source.versions) {
      const name = versionName(version, groups.get(version.makeId) ?? "", null);
      expect(name).toMatch(/\d/);
      expect(name).not.toMatch(/CH\)|BERLINE|NOUVEL/);
    }
  });
});
