import { fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import catalogue from "@/messages/fr/catalogue.json";
import offers from "@/messages/fr/offers.json";
import { HitOffers } from "./hit-offers";

const mockOffer: SupplierOffer = {
  ...{ articleId: 1, state: "available", stocks: [{ name: "Lyon", qty: 4 }], quantity: 4, text: null, date: null },
  ...{ hour: null, site: null, baseCents: 3493, discount1Bp: 0, discount2Bp: 0, netCents: 3493, publicCents: 5910 },
  ...{ depositCents: 0, currency: "EUR", partType: null, supplier: { code: "ACME", name: "Acme", rank: 1 } },
};
const mockAdd = jest.fn();

jest.mock("@/components/offers/use-availability", () => ({
  useAvailability: (ids: number[]) => ({
    byArticle: new Map(
      ids.map((id) => [id, { offers: id === 1 ? [mockOffer] : [], loading: false, failed: id === 2 }]),
    ),
  }),
}));
jest.mock("@/components/cart/use-add-to-cart", () => ({ useAddToCart: () => ({ add: mockAdd, busy: null }) }));

const row = (id: number, brand: string) => ({
  ...{ id, key: String(id), genartId: 101, brand, number: `N ${id}`, label: "Plaquettes" },
  ...{ href: `/pieces/article/${id}`, lines: ["n° d'origine"] },
});

const show = (mayAdd: boolean) =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ catalogue, offers }}>
      <HitOffers
        {...{ caption: "2 articles", linesTitle: "Trouvé par", text: "", vehicle: null, mayAdd }}
        rows={[row(1, "Bosch"), row(2, "Valeo")]}
      />
    </NextIntlClientProvider>,
  );
const line = (brand: string) => within(screen.getByRole("row", { name: new RegExp(brand) }));

it("tells of each article where it lies and what it costs, and puts it into the cart", () => {
  show(true);
  expect(line("Bosch").getByText(/34,93/)).toBeTruthy();
  expect(line("Bosch").getByText("Lyon 4")).toBeTruthy();
  expect(line("Valeo").getByText("Fournisseurs injoignables")).toBeTruthy();
  fireEvent.click(line("Bosch").getByRole("button", { name: "Ajouter Bosch N 1 au panier" }));
  expect(mockAdd).toHaveBeenLastCalledWith({ id: 1, name: "Bosch N 1" }, mockOffer);
  fireEvent.click(line("Valeo").getByRole("button", { name: "Ajouter Valeo N 2 au panier" }));
  expect(mockAdd).toHaveBeenLastCalledWith({ id: 2, name: "Valeo N 2" }, "silent");
});

it("has no way into the cart for who may not fill it", () => {
  show(false);
  expect(line("Bosch").getByText(/34,93/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /au panier$/ })).toBeNull();
});
