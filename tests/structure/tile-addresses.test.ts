import { readPortalSource, readPortalTexts } from "@/prisma/seed/portal/source";
import { namedPacks, seedTiles } from "@/prisma/seed/portal/tiles";
import { documentNames } from "@/lib/domains/portal/documents/rules";
import { readersOf } from "@/lib/domains/portal/names";
import { newsNumber } from "@/lib/domains/portal/news/rules";
import { isFrame, isTileType } from "@/lib/domains/portal/tiles/kinds";
import { portalTools } from "@/lib/domains/portal/tools";
import { mayOpen } from "@/lib/shared/page-rights";
import { product } from "./files";

const source = readPortalSource();
const texts = readPortalTexts();
const tiles = seedTiles(source);

/** The addresses of pages and of what is served beside them, a segment in square brackets standing for any. */
const served = product.flatMap(({ path }) => {
  const [whole, folders = ""] = /^app\/(?:(.*)\/)?(?:page\.tsx|route\.ts)$/.exec(path) ?? [];
  if (!whole || folders.includes("[[")) return [];
  const pattern = `/${folders}`.replace(/\/\([^)]*\)/g, "").replace(/\[[^\]]+\]/g, "[^/]+");
  return [new RegExp(`^${pattern}$`)];
});
const isServed = (address: string): boolean => served.some((pattern) => pattern.test(address));

const packs = new Map(namedPacks(source).map(({ name }) => [name, texts.packs[name] ?? []]));
const rest = (address: string, start: string): string | null =>
  address.startsWith(start) ? address.slice(start.length) : null;

/** Why an address of ours opens nothing; null where it opens something. */
function faultOf(address: string): string | null {
  const document = rest(address, "/api/documents/");
  if (document !== null) return documentNames.some((name) => name === document) ? null : "no such document";
  if (!isServed(address)) return "no page";
  const [pack, tool] = [rest(address, "/packs/"), rest(address, "/tools/")];
  if (pack !== null) return (packs.get(pack)?.length ?? 0) > 0 ? null : "no pack, or one without parts";
  if (tool !== null) return portalTools.some((name) => name === tool) ? null : "no such tool";
  const training = rest(address, "/trainings/");
  if (training !== null) return source.trainings.some(({ id }) => String(id) === training) ? null : "no such course";
  const news = newsNumber(address);
  return news === null || news <= texts.news.length ? null : "no such news";
}

const addresses = (tile: (typeof tiles)[number]): string[] =>
  [tile.url, tile.urlStart, tile.urlEnd, tile.urlMaintenance].flatMap((address) => address || []);

describe("the tiles of the demonstration", () => {
  const known = tiles.filter(({ appType }) => isTileType(appType));

  it("each open something of ours", () => {
    expect(known.length).toBeGreaterThan(150);
    const dead = known.flatMap(({ name, ...tile }) =>
      addresses({ name, ...tile }).flatMap((address) => {
        const fault = address.startsWith("/") ? faultOf(address) : "leads out of the product";
        return fault === null ? [] : [`${name.en} leads to ${address}: ${fault}.`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it("are refused to nobody who sees them", () => {
    const refused = known.flatMap((tile) => {
      const { name, widget, accessRight, appType } = tile;
      const readers = readersOf(widget);
      const opened = isFrame(appType) ? ["/tiles/1"] : addresses(tile);
      const pages = opened.filter((address) => !address.startsWith("/api/"));
      return (readers.length > 0 ? readers : [null]).flatMap((reader) =>
        pages
          .filter((page) => !mayOpen(page, (right) => right === reader || right === accessRight))
          .map((page) => `${widget} leads who holds ${reader ?? "nothing"} to ${page} by ${name.en}.`),
      );
    });
    expect(refused).toEqual([]);
  });

  it("lead nowhere alone where nobody can see them", () => {
    const out = tiles.filter((tile) => addresses(tile).some((address) => !address.startsWith("/")));
    expect(out.map(({ appType }) => appType)).toEqual(["flash"]);
  });

  it("between them name every document, tool, course, news and pack that there is", () => {
    const all = new Set(known.flatMap(addresses));
    const wanted = [
      ...documentNames.map((name) => `/api/documents/${name}`),
      ...portalTools.map((name) => `/tools/${name}`),
      ...source.trainings.map(({ id }) => `/trainings/${id}`),
      ...texts.news.map((_, at) => `/news/${at + 1}`),
      ...[...packs.keys()].map((name) => `/packs/${name}`),
    ];
    expect(wanted.filter((address) => !all.has(address))).toEqual([]);
  });

  it("have what is told there in every language", () => {
    const told = [...texts.news, ...texts.trainings];
    expect(told.filter((one) => one.fr.trim() === "" || one.en.trim() === "")).toEqual([]);
    expect(texts.trainings.map(({ id }) => id)).toEqual(source.trainings.map(({ id }) => id));
  });
});
