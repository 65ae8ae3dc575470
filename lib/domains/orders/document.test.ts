import type { Letterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { deliveryNote } from "./document";
import type { Order } from "./schema";

const line = {
  ...{ id: 1, reference: "TA-1", brand: "Techauto", label: "Gants jetables", detail: "M", note: "pour l’atelier" },
  ...{ genartId: 0, articleId: "techauto-1", price: 100, depositCents: 0, stock: null, plate: null, vehicle: null },
  ...{ quantity: 2, shipped: 2, waiting: 0, counter: 0, underway: 0, handed: 2, returned: 0, oldParts: 0 },
};
const order = {
  ...{ orderId: "2026-00001", channel: "Techauto", seller: null, placedAt: "2026-03-02T09:00:00Z", lines: [line] },
  buyer: {
    ...{ title: "", firstname: "", name: "", company: "Garage de la Frontière", phone: "", email: "" },
    ...{ address: "3 rue du Salève", postalCode: "74160", city: "Saint-Julien-en-Genevois", country: "FR" },
  },
  deliverTo: {
    ...{ lastName: "Perret", firstName: "Nadia", street: "8 chemin du Lac", countryCode: "FR" },
    ...{ city: "Annemasse", postcode: "74100" },
  },
} as unknown as Order;
const house = { name: "Garage de la Frontière" } as Letterhead;
const noteOf = async (more: Partial<Order> = {}) =>
  JSON.stringify(
    (await deliveryNote({ order: { ...order, ...more }, house, customerReference: "BC 17" }, "fr")).sections,
  );

it("names size, note, reference and the address that was chosen", async () => {
  const note = await noteOf();
  for (const part of [
    "Gants jetables · M · pour l’atelier",
    "Votre référence : BC 17",
    "8 chemin du Lac",
    "74100 Annemasse",
  ])
    expect(note).toContain(part);
});

it("asks for no signature while nothing is here", async () => {
  const note = await noteOf({ lines: [{ ...line, handed: 0, waiting: 2 }] });
  expect(note).toContain("Aucune pièce de cette commande n’est ici.");
  expect(note).not.toContain("Signature");
});
