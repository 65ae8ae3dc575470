import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readOeSource } from "@/prisma/seed/oe/source";
import { partArt } from "./part-art";

const namesOf = (sheet: string) =>
  [...readFileSync(`public/drawings/${sheet}.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
const drawn = new Set(["parts", "plates"].flatMap((sheet) => namesOf(sheet).map((name) => `${sheet}/${name}`)));
const positions = readOeSource().groups.flatMap(({ subgroups }) =>
  subgroups.flatMap(({ nodes }) => nodes.flatMap(({ positions: ofNode }) => ofNode)),
);
const kinds = [...new Set(positions.map(({ shape }) => shape.kind))];

/** Parts that a mechanic tells apart by their size alone: shaft seals, gas struts. */
const alike = [
  [10105, 10172],
  [10311, 10312],
];

describe("the drawings of parts on plates", () => {
  it("are each part's own: no two that a mechanic tells apart share one", () => {
    const sharers = new Map<string, Set<number>>();
    for (const { genart, shape } of positions) {
      const art = partArt(genart, shape.kind);
      sharers.set(art, (sharers.get(art) ?? new Set()).add(genart));
    }
    const shared = [...sharers.values()].filter(({ size }) => size > 1).map((ids) => [...ids].toSorted());
    expect(shared.toSorted()).toEqual(alike);
  });

  it("stand on their sheets, and no drawing of plates is left over", () => {
    const named = [...positions.map(({ genart, shape }) => partArt(genart, shape.kind)), partArt(null, "box")];
    expect(named.filter((art) => !drawn.has(art))).toEqual([]);
    const used = new Set<string>(named);
    expect(namesOf("plates").filter((name) => !used.has(`plates/${name}`))).toEqual([]);
  });

  it("tell the kinds of shapes apart where a generic article is unknown", () => {
    const arts = kinds.map((kind) => partArt(null, kind));
    expect(arts.filter((art) => !drawn.has(art))).toEqual([]);
    expect(new Set(arts).size).toBe(kinds.length);
  });

  it.each(["unheard-of", "constructor"])("are a carton for a shape of the kind %s", (kind) => {
    expect([partArt(null, kind), partArt(999_999, kind)]).toEqual(["plates/carton", "plates/carton"]);
  });

  it("weigh little on their way to the browser", () => {
    expect(gzipSync(readFileSync("public/drawings/plates.svg")).length).toBeLessThan(32_000);
  });
});
