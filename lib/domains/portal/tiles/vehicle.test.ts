import { placedTile } from "@/tests/support/placed-tile";
import type { PlacedTile } from "./schema";
import { vehicleAddress, vehicleTab } from "./vehicle";

const facts = { vin: "VF1BR1H0H40123456", ktype: "1000080", mid: null, plate: null, make: "Renault", lang: "fr" };
const now = new Date("2026-06-01T08:00:00Z");
const base = "/identification-vehicule/search/immat/AB-123-CD";

const tile = (more: Partial<PlacedTile>) => placedTile({ appType: "iframeCarSelector", url: "", ...more });
const tabOf = (more: Partial<PlacedTile>, rights: readonly string[] = []) =>
  vehicleTab(tile(more), now, { base, vin: facts.vin, may: (right) => rights.includes(right) });

it.each([
  ["https://a.example/", "https://a.example/?vin=VF1BR1H0H40123456&ktype=1000080"],
  ["https://a.example/x?a=1#b", "https://a.example/x?a=1&vin=VF1BR1H0H40123456&ktype=1000080#b"],
  ["/embedded/tecrmi", "/embedded/tecrmi?vin=VF1BR1H0H40123456&ktype=1000080"],
  ["https://a.example/{ktype}?v={vin}", "https://a.example/1000080?v=VF1BR1H0H40123456"],
])("%s is told the vehicle as %s", (url, address) => expect(vehicleAddress(url, facts)).toEqual({ address }));

it("what an address asks for in vain is named", () => {
  expect(vehicleAddress("https://a.example/{mid}", facts)).toEqual({ missing: ["mid"] });
});

describe("the tab of a tile below a vehicle", () => {
  const framed = { id: "tile-7", label: "Outil", isOutside: false, href: `${base}/tile/7` };
  it.each(["iframe", "iframeCarSelector", "databox", "levam", "diag", "stock"])("%s is framed there", (appType) =>
    expect(tabOf({ appType, url: "https://a.example/" })).toEqual(framed),
  );

  it("leads to our own page where it names no address, for who may open it", () => {
    expect(tabOf({ appType: "stock" }, ["Stock"])?.href).toBe(`${base}/stock`);
    expect(tabOf({ appType: "stock" })).toBeNull();
    expect(tabOf({ appType: "diag" }, ["Diag"])?.href).toBe("/diag?vin=VF1BR1H0H40123456");
    expect([tabOf({ appType: "databox" }), tabOf({ appType: "levam" })]).toEqual([null, null]);
  });

  it("leads elsewhere as it does everywhere", () => {
    expect(tabOf({ appType: "iconLink", url: "/tools/units" })).toMatchObject({
      href: "/tools/units",
      isOutside: false,
    });
    expect(tabOf({ appType: "linkTo", url: "https://a.example/" })?.isOutside).toBe(true);
  });

  it("is not there while it is maintained and nothing stands in for it", () => {
    expect(tabOf({ url: "https://a.example/", maintenanceMode: true })).toBeNull();
    expect(tabOf({ appType: "iconLink", url: "/tools/units", maintenanceMode: true })).toBeNull();
  });
});
