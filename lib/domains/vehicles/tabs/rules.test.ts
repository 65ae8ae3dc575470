import type { Right } from "@/lib/shared/rights";
import { isEmbeddedTool, judgeTab, tabsOf, toolsByAddress, vehicleTabs, workspaceType, type VehicleTab } from "./rules";

const rightOf: Record<VehicleTab, Right> = {
  tecdoc: "TecDOC",
  sivince: "SivinCETab",
  tecrmi: "TecRMI",
  autodata: "AutoData",
  haynespro: "WorkshopData",
  gtestimate: "GTEstimate",
  tablette: "Tablette",
  adncatalog: "AdnCatalogTab",
  carselector: "CarSelector",
  databox: "Databox",
  oem: "OEM",
  cart: "CartTab",
};
const vin = "VF1BR1H0H40123456";
const everything = {
  ...({ may: () => true, type: "vl", vin, versioned: false } as const),
  ...{ hidden: new Set<string>(), connected: new Set<string>(vehicleTabs) },
};

describe("a tab", () => {
  it.each(vehicleTabs)("%s needs its own right and no other", (tab) => {
    expect(tabsOf({ ...everything, may: (right) => right === rightOf[tab] })).toEqual([tab]);
    expect(tabsOf({ ...everything, may: (right) => right !== rightOf[tab] })).toEqual(
      vehicleTabs.filter((one) => one !== tab),
    );
  });

  it.each([
    ["vl", []],
    ["pl", ["tecrmi", "autodata", "haynespro"]],
    ["motos", ["tecrmi", "autodata", "haynespro"]],
  ] as const)("of repair data is absent for %s: %p", (type, absent) => {
    const shown = tabsOf({ ...everything, type });
    expect(vehicleTabs.filter((tab) => !shown.includes(tab))).toEqual(absent);
  });

  it.each([
    ["the whole VIN", { vin }, "shown"],
    ["no VIN", { vin: null }, "no-vin"],
    ["an old chassis number", { vin: "4638123" }, "no-vin"],
    ["no VIN but a known version", { vin: null, versioned: true }, "shown"],
    ["the setting that hides it", { hidden: new Set(["oem"]) }, "hidden"],
    ["another tab hidden", { hidden: new Set(["databox"]) }, "shown"],
    ["no right, whatever else", { may: () => false, vin: null, hidden: new Set(["oem"]) }, "denied"],
  ] as const)("of the maker's parts with %s", (_, context, verdict) => {
    expect(judgeTab("oem", { ...everything, ...context })).toBe(verdict);
  });

  it.each(["tecrmi", "gtestimate", "databox", "carselector"] as const)("%s is there only with an address", (tab) => {
    const nowhere = { ...everything, connected: new Set<string>() };
    expect(toolsByAddress).toContain(tab);
    expect([judgeTab(tab, everything), judgeTab(tab, nowhere)]).toEqual(["shown", "not-connected"]);
    expect(judgeTab(tab, { ...nowhere, may: () => false })).toBe("denied");
  });

  it("of a tool that is ours or still to come needs no address", () => {
    const shown = tabsOf({ ...everything, connected: new Set() });
    expect(vehicleTabs.filter((tab) => !shown.includes(tab))).toEqual([...toolsByAddress]);
  });

  it("of the tablet is our workshop's, and needs its right unless an address is named", () => {
    const without = { ...everything, may: (right: Right) => right !== "v3" };
    expect(judgeTab("tablette", without)).toBe("shown");
    expect(judgeTab("tablette", { ...without, connected: new Set() })).toBe("denied");
    expect(judgeTab("tablette", { ...everything, connected: new Set() })).toBe("shown");
  });

  it("opened without a vehicle asks for no type", () => {
    expect(judgeTab("tecrmi", { ...everything, type: null, vin: null })).toBe("shown");
  });
});

describe("the type of a vehicle", () => {
  it.each([
    [{ vtype: null, category: null, ntypnr: null }, "vl"],
    [{ vtype: "vl", category: "VP", ntypnr: null }, "vl"],
    [{ vtype: "vl", category: "VUL", ntypnr: 4711 }, "pl"],
    [{ vtype: null, category: "VP", ntypnr: 4711 }, "pl"],
    [{ vtype: "pl", category: null, ntypnr: null }, "pl"],
    [{ vtype: null, category: "PL", ntypnr: null }, "pl"],
    [{ vtype: "motos", category: null, ntypnr: null }, "motos"],
    [{ vtype: "motos", category: "MOTO", ntypnr: 4711 }, "motos"],
    [{ vtype: null, category: "MOTO", ntypnr: null }, "motos"],
    [{ vtype: null, category: "CYCLO", ntypnr: null }, "motos"],
    [{ vtype: "vl", category: "PL", ntypnr: null }, "vl"],
  ] as const)("%p is %s", (vehicle, type) => expect(workspaceType(vehicle)).toBe(type));
});

it("the catalogue and the cart are no embedded tools, nor is an unknown word", () => {
  expect(["tecdoc", "cart", "toString", "", "tecrmi"].filter(isEmbeddedTool)).toEqual(["tecrmi"]);
});
