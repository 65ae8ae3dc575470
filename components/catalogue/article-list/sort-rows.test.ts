import type { SupplierOffer } from "@/lib/domains/offers/schema";
import { keyOfRow, sortRows, waitsFor } from "./sort-rows";
import type { ViewRow } from "./view-rows";

const row = (id: number, brand: string, met = 1): ViewRow => ({
  ...{ id, brandId: id, brand, number: `N${id}`, label: "", values: [], criteria: "", hidden: false },
  fit: { verdict: "fits", met, of: 2, criteria: [] },
});
const offer = (part: Partial<SupplierOffer>): SupplierOffer =>
  ({ state: "available", netCents: null, publicCents: null, date: null, hour: null, ...part }) as SupplierOffer;
const rows = [row(1, "TRW"), row(2, "ATE", 2), row(3, "Bosch")];
const offers = new Map([
  [1, offer({ netCents: 3000, date: "2026-11-24", hour: 8 })],
  [2, offer({ publicCents: 2000 })],
]);
const offerOf = ({ id }: ViewRow) => offers.get(id) ?? null;
const order = (sort: Parameters<typeof sortRows>[1]) => sortRows(rows, sort, offerOf).map(({ id }) => id);

it.each([
  [null, [1, 2, 3]],
  ["price", [2, 1, 3]],
  ["delivery", [2, 1, 3]],
  ["brand", [2, 3, 1]],
  ["fit", [2, 1, 3]],
] as const)("sorted by %s the rows stand as %j", (sort, ids) => {
  expect(order(sort)).toEqual(ids);
});

it("an offer that failed has neither price nor day", () => {
  const failed = () => offer({ state: "error", netCents: 1 });
  expect([keyOfRow(rows[0]!, "price", failed), keyOfRow(rows[0]!, "delivery", failed)]).toEqual([null, null]);
});

it("only price and delivery wait for suppliers", () => {
  expect((["price", "delivery", "brand", "fit", null] as const).filter(waitsFor)).toEqual(["price", "delivery"]);
});
