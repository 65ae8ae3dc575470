import fc from "fast-check";
import {
  isFresh,
  isGood,
  mostBytes,
  mostOthers,
  mostVehicles,
  noteVisit,
  readVisits,
  vehicleOf,
  whatGoes,
  worthAhead,
} from "./rules";

const base = "/identification-vehicule/search/immat/AB-123-CD";
const page = (path: string, at: number | null, bytes = 1000) => ({ path, at, bytes });

it("a page belongs to the vehicle below which it lies", () => {
  expect(vehicleOf(`${base}/parts/1/101?page=2`)).toBe(base);
  expect(vehicleOf("/v3/search/vin/VF1/rev")).toBe("/v3/search/vin/VF1");
  expect(vehicleOf("/selection-vehicule/VP/Renault/Clio/III/33205/rev")).toBe(
    "/selection-vehicule/VP/Renault/Clio/III/33205",
  );
  expect([vehicleOf("/cart"), vehicleOf("/selection-vehicule/VP/Renault")]).toEqual([null, null]);
});

it("of a vehicle's links the work sheet and repair data come first, then lists and sheets; none of another vehicle", () => {
  const lists = Array.from({ length: 20 }, (_, at) => `${base}/parts/1/101/101/${at + 1}`);
  const worth = worthAhead(base, [
    ...lists,
    `${base}/article/5`,
    `${base}/work-sheet?service=SV-A`,
    `${base}/rev`,
    `${base}2/rev`,
    `${base}/cart`,
    `${base}/rev?x=1`,
  ]);
  expect(worth).toEqual([`${base}/work-sheet?service=SV-A`, `${base}/rev`, ...lists.slice(0, 8), `${base}/article/5`]);
});

it("a slow, metered or missing line fetches nothing ahead", () => {
  const lines = [
    undefined,
    { effectiveType: "4g" },
    { saveData: true },
    { effectiveType: "3g" },
    { effectiveType: "slow-2g" },
  ];
  expect(lines.map((line) => isGood(true, line))).toEqual([true, true, false, false, false]);
  expect(isGood(false, undefined)).toBe(false);
});

it("a cart is fresh for minutes, a vehicle's page for a working day", () => {
  const hour = 3_600_000;
  expect([isFresh(page("/cart", 0), hour / 7), isFresh(page("/cart", 0), hour)]).toEqual([true, false]);
  expect([isFresh(page(base, 0), 9 * hour), isFresh(page(base, 0), 11 * hour)]).toEqual([true, false]);
});

it("the vehicles of the day are known, the latest first, whatever lies in the browser", () => {
  const visits = noteVisit(
    [
      { base: "/v3/search/vin/A", at: 1 },
      { base, at: 0 },
    ],
    base,
    5,
  );
  expect(visits.map((one) => one.base)).toEqual([base, "/v3/search/vin/A"]);
  expect(readVisits(JSON.stringify(visits))).toEqual(visits);
  expect([readVisits("{"), readVisits("3"), readVisits('[{"base":"/cart"},null]'), readVisits(null)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(noteVisit(visits, null, 15 * 3_600_000)).toEqual([]);
});

it("what is kept is bounded by vehicles, pages and bytes, and the latest stay", () => {
  const entry = fc.record({
    vehicle: fc.option(fc.integer({ min: 0, max: 60 })),
    screen: fc.integer({ min: 0, max: 400 }),
    at: fc.option(fc.integer({ min: 0, max: 1000 })),
    bytes: fc.integer({ min: 0, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 300 }), (all) => {
      const kept = all.map(({ vehicle, screen, at, bytes }) =>
        page(vehicle === null ? `/quotes/${screen}` : `/v3/search/vin/${vehicle}/article/${screen}`, at, bytes),
      );
      const gone = new Set(whatGoes(kept));
      const left = kept.filter((one) => !gone.has(one));
      const vehicles = new Set(left.map(({ path }) => vehicleOf(path)).filter(Boolean));
      expect(vehicles.size).toBeLessThanOrEqual(mostVehicles);
      expect(new Set(left.filter(({ path }) => !vehicleOf(path)).map(({ path }) => path)).size).toBeLessThanOrEqual(
        mostOthers,
      );
      expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostBytes);
      // A vehicle goes with all that belongs to it.
      for (const one of gone) expect(vehicles).not.toContain(vehicleOf(one.path));
    }),
  );
  const many = Array.from({ length: 30 }, (_, at) => page(`/v3/search/vin/${at}`, at));
  expect(whatGoes(many).map(({ at }) => at)).toEqual([4, 3, 2, 1, 0]);
});
