import { parseSelectionPath, readVehicleType, selectionPath } from "./paths";

const clio = { vtype: "vl", make: "Renault", model: "Clio III", version: "1.5 dCi 85", ktype: 1_000_080 } as const;
const path = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080";

describe("selectionPath", () => {
  it("builds every level", () => {
    const { vtype, make, model } = clio;
    expect(selectionPath("selection-vehicule", { vtype })).toBe("/selection-vehicule/vl");
    expect(selectionPath("stats-selector", { vtype, make })).toBe("/stats-selector/vl/Renault");
    expect(selectionPath("selection-vehicule", { vtype, make, model })).toBe(
      "/selection-vehicule/vl/Renault/Clio%20III",
    );
    expect(selectionPath("selection-vehicule", clio)).toBe(path);
  });

  it("and its parser agree, slashes and accents included", () => {
    for (const name of ["Mégane", "C3/C4", "50% & more?", "Škoda #1"]) {
      const place = { ...clio, model: name };
      expect(parseSelectionPath(selectionPath("stats-selector", place))).toEqual({ selector: "stats-selector", place });
    }
  });
});

describe("parseSelectionPath", () => {
  it("reads a vehicle's address", () => {
    expect(parseSelectionPath(path)).toEqual({ selector: "selection-vehicule", place: clio });
  });

  it.each([
    "/selection-vehicule/vl/Renault",
    "/selection-vehicule/vl/Renault/Clio%20III/x/abc",
    "/selection-vehicule/boat/Renault/Clio/x/1",
    "/stats-selector/classic/Renault/5/x/1",
    "/selection-vehicule/vl/%FF/Clio/x/1",
    `${path}/parts`,
    "//evil.test/vl/a/b/c/1",
    "https://evil.test/selection-vehicule/vl/a/b/1",
    "",
  ])("refuses %p", (other) => expect(parseSelectionPath(other)).toBeNull());
});

it("readVehicleType knows the kinds of each selector", () => {
  expect(readVehicleType("selection-vehicule", "classic-motos")).toBe("classic");
  expect(readVehicleType("selection-vehicule", "pl")).toBe("pl");
  expect(readVehicleType("stats-selector", "classic")).toBeNull();
  expect(readVehicleType("stats-selector", "classic-motos")).toBeNull();
  expect(readVehicleType("selection-vehicule", "toString")).toBeNull();
});
