import fc from "fast-check";
import {
  defaultOffer,
  defaultSupplier,
  offerForView,
  publicOffer,
  publicOffers,
  offerState,
  readOffer,
  shownCents,
  totalDiscountBp,
} from "./rules";
import type { SupplierOffer } from "./schema";

const quoted = {
  ...{
    articleId: 7,
    status: "ok" as const,
    stocks: [{ name: "Lyon", qty: 4 }],
    quantity: 4,
    text: null,
    date: null,
    hour: null,
  },
  ...{ site: null, baseCents: 10_000, discount1Bp: 3000, discount2Bp: 1000, publicCents: 12_000, depositCents: 500 },
  currency: "EUR" as const,
};

const made = (code: string, rank: number, quantity: number | null, price: number | null = 10_000): SupplierOffer => ({
  ...readOffer({ ...quoted, quantity, baseCents: price, publicCents: price }),
  supplier: { code, name: code, rank },
});

describe("offerState", () => {
  it.each([
    ["ko", 9, null, "error"],
    ["ok", 1, "sur commande", "available"],
    ["ok", 0, null, "unavailable"],
    ["ok", null, "arrêté", "unavailable"],
    ["ok", null, null, "unknown"],
    ["ok", null, "", "unknown"],
  ] as const)("of %s, %p pieces and text %p is %s", (status, quantity, text, state) => {
    expect(offerState({ status, quantity, text })).toBe(state);
  });
});

describe("readOffer", () => {
  it("takes both discounts off one after the other", () => {
    expect(readOffer(quoted)).toMatchObject({
      netCents: 6300,
      baseCents: 10_000,
      publicCents: 12_000,
      depositCents: 500,
    });
  });
  it("hides every price of a supplier that says ko", () => {
    const { baseCents, netCents, publicCents, discount1Bp, depositCents } = readOffer({ ...quoted, status: "ko" });
    expect([baseCents, netCents, publicCents, discount1Bp, depositCents]).toEqual([null, null, null, null, null]);
  });
  it("knows no price of zero", () => {
    expect(readOffer({ ...quoted, baseCents: 0, publicCents: 0 })).toMatchObject({ netCents: null, publicCents: null });
    expect(readOffer({ ...quoted, discount1Bp: 10_000 }).netCents).toBeNull();
  });
});

describe("publicOffer", () => {
  it("keeps the article and its public price alone: nothing of purchase prices and stocks", () => {
    const stocked = { stocks: [{ name: "Lyon", qty: 4 }], quantity: 4, date: "2026-11-22", hour: 9, site: "Lyon" };
    const offer = readOffer({ ...quoted, ...stocked, text: "stock", publicCents: 3890 });
    expect(publicOffer(offer)).toEqual({
      ...{ articleId: offer.articleId, currency: "EUR", partType: offer.partType, state: "unknown" },
      ...{ stocks: [], quantity: null, text: null, date: null, hour: null, site: null },
      ...{ baseCents: null, discount1Bp: null, discount2Bp: null, netCents: null },
      ...{ publicCents: 3890, depositCents: offer.depositCents },
    });
  });
});

it("publicOffers tells those of suppliers, and of the own stock not even that it has the article", () => {
  const offer = readOffer(quoted);
  expect(publicOffers("IDLP", [offer])).toEqual([publicOffer(offer)]);
  expect(publicOffers("local", [offer])).toEqual([]);
});

describe("offerForView", () => {
  it("lets no purchase price, discount or margin out in the retail view", () => {
    const discounts = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), discounts, discounts, (baseCents, discount1Bp, discount2Bp) => {
        const shown = offerForView(readOffer({ ...quoted, baseCents, discount1Bp, discount2Bp }), "retail");
        expect([shown.baseCents, shown.netCents, shown.discount1Bp, shown.discount2Bp]).toEqual([
          null,
          null,
          null,
          null,
        ]);
        expect(shownCents(shown, "retail")).toBe(12_000);
      }),
    );
  });
});

describe("defaultSupplier", () => {
  const both = [made("IDLP", 4, 9), made("Caia", 1, 0), made("GPA26", 3, 2), made("Reparcar", 2, null)];
  it("is the first by rank that has stock, in whatever order they answered", () => {
    expect(defaultSupplier({ makeLabel: "Bosch" }, both)).toBe("GPA26");
    expect(defaultSupplier({ makeLabel: "Bosch" }, [made("PAP", 5, 0)])).toBeNull();
  });
  it("is the own stock for cloned and Caia items, even when it is empty", () => {
    expect(defaultSupplier({ makeLabel: "Bosch", cloned: true }, both)).toBe("local");
    expect(defaultSupplier({ makeLabel: "Bosch", from: "caia" }, both)).toBe("local");
    expect(defaultSupplier({ makeLabel: "Bosch" }, [...both, made("local", 0, 0)])).toBe("local");
  });
  it("is Reparcar or GPA26 for their own makes", () => {
    expect(defaultSupplier({ makeLabel: "REPARCAR" }, both)).toBe("Reparcar");
    expect(defaultSupplier({ makeLabel: "gpa26" }, both)).toBe("GPA26");
  });
});

describe("defaultOffer", () => {
  it("falls back to a price, then to anything", () => {
    const empty = [made("IDLP", 4, 0, null), made("PAP", 5, 0)];
    expect(defaultOffer({ makeLabel: "Bosch" }, empty)?.supplier.code).toBe("PAP");
    expect(defaultOffer({ makeLabel: "Bosch" }, empty.slice(0, 1))?.supplier.code).toBe("IDLP");
    expect(defaultOffer({ makeLabel: "Bosch" }, [])).toBeNull();
  });
});

describe("totalDiscountBp", () => {
  it("shows 30 and 10 percent as 37 percent", () => {
    expect(totalDiscountBp(readOffer(quoted))).toBe(3700);
    expect(totalDiscountBp({ baseCents: null, netCents: 5 })).toBeNull();
  });
});
