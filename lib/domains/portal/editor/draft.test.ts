import type { Tile } from "../tiles/schema";
import { datesOf, differingFields, draftOf, faultsOfTile, inputOf, newDraft, tabOf, type TileDraft } from "./draft";

const draft: TileDraft = { ...newDraft("rse-news"), name: "Freinage", url: "https://exemple.fr/a" };
const faults = (part: Partial<TileDraft>) => faultsOfTile({ ...draft, ...part });

describe("faults", () => {
  it("a tile as it should be has none", () => expect(faults({})).toEqual({}));

  it("a name is required, of 200 characters at most", () => {
    expect(faults({ name: "  " })).toEqual({ name: "required" });
    expect(faults({ name: "a".repeat(200) })).toEqual({});
    expect(faults({ name: "a".repeat(201) })).toEqual({ name: "too-long" });
  });

  it("an address has 200 characters at most and leads to a page", () => {
    expect(faults({ url: `https://exemple.fr/${"a".repeat(182)}` })).toEqual({ url: "too-long" });
    expect(faults({ urlEnd: "javascript:0", img: "data:image/png,x" })).toEqual({ urlEnd: "address", img: "image" });
  });

  it("an internal tile names its brand", () =>
    expect(faults({ appType: "internal" })).toEqual({ brandId: "required" }));

  it("a type is one that the portal knows", () => expect(faults({ appType: "flash" })).toEqual({ appType: "type" }));

  it("data hides no prototype", () => expect(faults({ data: '{"__proto__":{"a":1}}' })).toEqual({ data: "data" }));

  it("an alert comes before its date", () => {
    const dates = { dateFrom: "05/12/2026 08:00", dateTo: "24/12/2026 18:00" };
    expect(faults({ ...dates, alertStart: "05/12/2026 07:59", alertEnd: "24/12/2026 17:59" })).toEqual({});
    expect(faults({ ...dates, alertStart: "05/12/2026 08:00", alertEnd: "24/12/2026 18:00" })).toEqual({
      alertStart: "alert-start",
      alertEnd: "alert-end",
    });
  });

  it("an end comes after its start", () =>
    expect(faults({ dateFrom: "05/12/2026 08:00", dateTo: "05/12/2026 08:00" })).toEqual({ dateTo: "dates" }));

  it("a date is one, also in the night of summer time", () =>
    expect(faults({ dateFrom: "29/03/2026 02:30", dateTo: "31/04/2026" })).toEqual({
      dateFrom: "no-such-time",
      dateTo: "no-such-day",
    }));

  it("an alert without its date is not looked at", () => expect(faults({ alertStart: "demain" })).toEqual({}));
});

it("dates that cannot be read, and alerts without their date, say nothing", () =>
  expect(
    datesOf({ dateFrom: "demain", alertStart: "01/12/2026", dateTo: "24/12/2026", alertEnd: "20/12/2026" }),
  ).toEqual({
    dateFrom: null,
    alertStart: null,
    dateTo: "2026-12-24 23:59:00",
    alertEnd: "2026-12-20 00:00:00",
  }));

it("a tile that is shown and sent again is the same tile", () => {
  const tile: Tile = {
    ...{ id: 7, widget: "rse-news", name: "Freinage", text: "", appType: "internal" },
    translations: { en: { name: "Brakes", text: "" } },
    ...{ brandId: 12, url: "", img: "", data: "", accessRight: null, roles: ["garage"], groups: [3], screens: [] },
    ...{ dateFrom: "2026-12-05 08:00:00", dateTo: null, alertStart: "2026-12-01 08:00:00", alertEnd: null },
    ...{ urlStart: "", urlEnd: "", urlMaintenance: "", urlCover: "", maintenanceMode: false, highlight: true },
    ...{ className: "", order: 4, version: 9 },
  };
  const { id: _, order: __, version: ___, ...rest } = tile;
  expect(inputOf(draftOf(tile))).toEqual(rest);
});

it("what differs between two texts of a tile is told by its fields", () =>
  expect(differingFields(draft, { ...draft, name: "Freins", roles: ["garage"], groups: [] })).toEqual([
    "name",
    "roles",
  ]));

it("every field stands on a tab", () =>
  expect([tabOf("name"), tabOf("alertEnd"), tabOf("maintenanceMode"), tabOf("screens")]).toEqual([
    "common",
    "chronology",
    "chronology",
    "screens",
  ]));
