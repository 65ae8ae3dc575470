import { isShown, nextChangeAt, type JudgedTile, type TileReader } from "@/lib/domains/portal/tiles/rules";

const tiles = 10_000;
const times = 500;
const minute = 60_000;
const start = Date.parse("2026-06-01T08:00:00Z");
const families = ["garage", "workshop", "distributor", "vendor"];
const types = ["iframe", "linkTo", "iconLink", "internal", "diag", "flash"];

const at = (minutes: number) => new Date(start + minutes * minute);

/**
 * Of every kind: open, to come, announced, ended, for families, for groups, of a brand, of an unknown type. One
 * literal, as the database hands out rows: objects that are spread together have no shape in common, and each takes 30 times
 * as long to judge.
 */
const made = (nth: number): JudgedTile => ({
  appType: types[nth % types.length] ?? "",
  brandId: nth % 6 === 3 ? nth % 400 : null,
  accessRight: nth % 5 === 0 ? "Social" : null,
  roles: nth % 3 === 0 ? [families[nth % families.length] ?? ""] : [],
  groups: nth % 3 === 1 ? [nth % 60, (nth * 7) % 60] : [],
  screens: [],
  dateFrom: nth % 4 === 0 ? at((nth % 4000) - 2000) : null,
  dateTo: nth % 4 === 0 ? at((nth % 4000) + 500) : null,
  alertStart: nth % 8 === 0 ? at((nth % 4000) - 2100) : null,
  alertEnd: nth % 8 === 0 ? at((nth % 4000) + 400) : null,
});

const reader: TileReader = {
  roles: new Set(["garage"]),
  groups: new Set(Array.from({ length: 20 }, (_, nth) => nth * 3)),
  rights: new Set(["Social"]),
  brands: new Set(Array.from({ length: 200 }, (_, nth) => nth)),
  vehicle: false,
};

const all = Array.from({ length: tiles }, (_, nth) => made(nth));
const spent = Array.from({ length: times }, (_, nth) => {
  const now = at(nth);
  const began = performance.now();
  const seen = all.filter((tile) => isShown(tile, reader, now));
  nextChangeAt(seen, now);
  return { seen: seen.length, ms: performance.now() - began };
});
process.stdout.write(JSON.stringify(spent));
