import { recycledUnits } from "./load";

const units = [...recycledUnits(2026)];

it("fills the yards of ten centres, each number once in its register", () => {
  expect(units.length).toBeGreaterThan(10_000);
  expect(new Set(units.map(({ vendor }) => vendor)).size).toBe(10);
  expect(new Set(units.map(({ vendor, policeNumber }) => `${vendor} ${policeNumber}`)).size).toBe(units.length);
});

it("has four engines of the everyday vehicle, of which one is sold and one still in its car", () => {
  const engines = units.filter(({ engineId, kind }) => engineId === 27 && kind === "engine");
  expect(engines.map(({ state }) => state)).toEqual(["in-stock", "sold", "to-dismantle", "in-stock"]);
});

it("has units that a professional believes", () => {
  for (const { kind, km, priceCents, guaranteeMonths, engineCodes, gearboxReference, photos, year } of units) {
    expect(km).toBeGreaterThanOrEqual(25_000);
    expect(km).toBeLessThanOrEqual(260_000);
    expect(priceCents).toBeGreaterThan(10_000);
    expect(year).toBeLessThanOrEqual(2026);
    expect([3, 6, 12]).toContain(guaranteeMonths);
    expect(photos.length).toBeGreaterThan(0);
    expect(kind === "engine" ? engineCodes.length : gearboxReference?.length).toBeGreaterThan(0);
  }
});
