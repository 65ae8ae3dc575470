import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import cart from "@/messages/fr/cart.json";
import catalogue from "@/messages/fr/catalogue.json";
import common from "@/messages/fr/common.json";
import offers from "@/messages/fr/offers.json";
import repair from "@/messages/fr/repair.json";
import { ServiceParts } from "./service-parts";

const known = new Map<number, SupplierOffer[]>();
jest.mock("@/components/offers/use-availability", () => ({
  useAvailability: (ids: number[]) => ({
    version: 1,
    byArticle: new Map(
      ids.map((id) => [id, { offers: known.get(id) ?? [], suppliers: [], loading: false, failed: false }]),
    ),
  }),
}));
const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown) =>
  sent.mockResolvedValueOnce({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);

const fit = (verdict: "fits" | "unknown") => ({ verdict, met: 0, of: 0, criteria: [] });
const article = (id: number, brand: string, verdict: "fits" | "unknown" = "fits") => ({
  ...{ id, brand, number: `N${id}`, label: null, fit: fit(verdict), pieces: null },
});
const part = (id: number, label: string, ...articles: ReturnType<typeof article>[]): PartCandidates => ({
  genart: { id, label, familyId: 2, family: "Filtration", subFamilyId: 201, subFamily: "Filtre" },
  ...{ articles, count: articles.length, sure: articles.every(({ fit: of }) => of.verdict === "fits") },
});
const offer = (articleId: number, netCents: number, state: SupplierOffer["state"] = "available"): SupplierOffer => ({
  ...{ articleId, state, stocks: [], quantity: 3, text: null, date: null, hour: null, site: null },
  ...{ baseCents: netCents, discount1Bp: 0, discount2Bp: 0, netCents, publicCents: netCents * 2, depositCents: 0 },
  ...{ currency: "EUR", partType: null, supplier: { code: "ACME", name: "Acme", rank: 1 } },
});
const parts = [
  part(10035, "Filtre à huile", article(1, "Bosch"), article(2, "Mann")),
  part(10183, "Bougie", article(3, "NGK")),
  part(10042, "Filtre d'habitacle", article(4, "Valeo", "unknown")),
  part(10038, "Filtre à air", article(5, "Purflux")),
];
const vehicle = { vin: "VF1BR1H0H40123456", ktype: 1_000_080, plate: "AB123CD", cylinders: 4 } as VehicleFacts;
const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });
const add = () => screen.getByRole("button", { name: /^Ajouter/ });

beforeEach(() => {
  known.clear();
  for (const [id, one] of [
    [1, offer(1, 900)],
    [2, offer(2, 700)],
    [3, offer(3, 500)],
    [4, offer(4, 1200)],
  ] as const)
    known.set(id, [one]);
  sent.mockReset();
  let keys = 0;
  Object.defineProperty(crypto, "randomUUID", { value: () => `key-${(keys += 1)}`, configurable: true });
  global.fetch = sent as unknown as typeof fetch;
  document.cookie = "etabli.customer=7";
  render(
    <NextIntlClientProvider locale="fr" messages={{ common, repair, offers, cart, catalogue }} timeZone="Europe/Paris">
      <ServiceParts
        {...{ parts, vehicle }}
        base="/v3/search/immat/AB-123-CD"
        mayAdd
        customer="Mme Laurent"
        view="both"
      />
    </NextIntlClientProvider>,
  );
});

test("takes of each part the best offer that surely fits, as many pieces as the engine has cylinders", () => {
  expect(within(row("Filtre à huile")).getByRole("combobox")).toHaveValue("2");
  expect(within(row("Bougie")).getByText("4")).toBeVisible();
  expect(within(row("Filtre d'habitacle")).getByRole("checkbox")).not.toBeChecked();
  expect(within(row("Filtre à air")).getByRole("checkbox")).not.toBeChecked();
  expect(add()).toHaveTextContent("Ajouter 2 pièces au panier de Mme Laurent");
  expect(screen.getByText(/Total HT : 27,00/)).toBeVisible();
});

test("puts what is ticked into the cart one after the other, and says of each what became of it", async () => {
  answer(200, { id: 11, quantity: 1, count: 1 });
  answer(200, { id: 12, quantity: 1, count: 2 });
  answer(200, { id: 12, quantity: 4, count: 5 });
  await act(async () => void fireEvent.click(add()));
  expect(sent.mock.calls.map(([path]) => path)).toEqual([
    ...["/api/addItemToCart", "/api/addItemToCart", "/api/updateQuantity/7/12/4?seen=1"],
  ]);
  expect(JSON.parse(sent.mock.calls[0]?.[1].body as string)).toMatchObject({
    ...{ item: { id: 2 }, name: "Mann N2", price: 700, channel: "ACME", ktype: 1_000_080, customerId: 7 },
  });
  for (const name of ["Filtre à huile", "Bougie"]) expect(within(row(name)).getByText("Au panier")).toBeVisible();
  expect(add()).toBeDisabled();
});

test("adds the others where one is refused, and offers a changed price for a second press", async () => {
  answer(409, { code: "price-changed", price: 750 });
  answer(200, { id: 12, quantity: 4, count: 5 });
  answer(200, { id: 12, quantity: 7, count: 8 });
  await act(async () => void fireEvent.click(add()));
  expect(within(row("Filtre à huile")).getByText(/Le prix a changé : 7,50/)).toBeVisible();
  expect(within(row("Bougie")).getByText("Au panier")).toBeVisible();
  answer(200, { id: 11, quantity: 1, count: 9 });
  await act(async () => void fireEvent.click(add()));
  expect(JSON.parse(sent.mock.calls.at(-1)?.[1].body as string)).toMatchObject({ item: { id: 2 }, price: 750 });
});
