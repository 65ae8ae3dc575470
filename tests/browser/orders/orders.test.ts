import type { Page } from "playwright-core";
import "@/tests/support/end";
import { prisma } from "@/lib/platform/db";
import { addOne, json, openCounter } from "@/tests/support/counter";
import { letLeave, openOrder, transmitAll } from "@/tests/support/orders";
import { fillOwnBasket } from "@/tests/support/own-basket";
import { alive, base, complaints } from "../support/browser";
import { enterAs } from "../support/people";
import { said } from "../support/shopping";

type Counter = Awaited<ReturnType<typeof openCounter>>;

async function enter({ company, customerId }: Pick<Counter, "company" | "customerId">): Promise<Page> {
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  return page;
}

const confirmed = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name }).click();

/** Waits until the only line says where its pieces are. */
const where = (page: Page, text: string) => page.getByRole("cell", { name: text, exact: true }).waitFor();

async function choose(page: Page, step: string) {
  await page.getByRole("button", { name: /^Étapes de / }).click();
  await page.getByRole("menuitem", { name: step, exact: true }).click();
}

it("goes from the cart to the customer's hands: ordered, withdrawn, ordered again, arrived, handed over, returned", async () => {
  const counter = await openCounter();
  await addOne(counter.company, counter.customerId, counter.articleId, { quantity: 3 });
  const page = await enter(counter);
  await page.goto("/cart?tab=cart");
  await page.getByRole("button", { name: "Commander…" }).click();
  const dialog = page.getByRole("dialog", { name: "Commander" });
  await dialog.getByText("Chez Notre stock").waitFor();
  await dialog.getByText("149,70").waitFor();
  await dialog.getByRole("button", { name: "Passer la commande" }).click();
  await page.waitForURL("**/orders/2*");
  await said(page, "Commande passée avec succès");
  await where(page, "3 attendues");

  expect(await page.getByRole("link", { name: "Bon de livraison" }).count()).toBe(0);
  await page.getByRole("button", { name: "Retirer", exact: true }).click();
  await confirmed(page, "Retirer la commande");
  await page.getByRole("heading", { level: 1 }).getByText("Annulée").waitFor();
  await where(page, "Plus rien d’attendu");
  await page.goto("/cart?tab=cart");
  await page.getByRole("button", { name: "Commander…" }).click();
  await dialog.getByRole("button", { name: "Passer la commande" }).click();
  await page.waitForURL("**/orders/2*");

  await choose(page, "Arrivée");
  const step = page.getByRole("dialog", { name: /^Arrivée/ });
  await step.getByRole("textbox", { name: "Pièces" }).fill("2");
  await step.getByRole("button", { name: "Noter" }).click();
  await where(page, "1 attendue, 2 au comptoir");
  await page.getByRole("heading", { level: 1 }).getByText("Expédiée en partie").waitFor();
  await page.getByRole("button", { name: "Tout est arrivé" }).click();
  await page.getByText("1 pièce attendue sera notée comme arrivée.").waitFor();
  await confirmed(page, "Tout est arrivé");
  await where(page, "3 au comptoir");
  await page.getByText("Tout est là").waitFor();

  await choose(page, "Retourner au fournisseur");
  const back = page.getByRole("dialog", { name: /^Retourner/ });
  await back.getByRole("textbox", { name: "Pièces" }).fill("1");
  await back.getByRole("button", { name: "Noter" }).click();
  await back.getByRole("combobox", { name: "Motif" }).selectOption("Autre motif");
  await back.getByRole("button", { name: "Noter" }).click();
  await back.getByRole("textbox", { name: "Remarque" }).fill("Rayée");
  await back.getByRole("button", { name: "Noter" }).click();
  await page.getByText("Rayée").waitFor();
  await page.getByRole("button", { name: "Tout remettre" }).click();
  await page.getByRole("heading", { level: 1 }).getByText("Close").waitFor();
  await where(page, "2 remises, 1 retournée");

  const note = page.waitForEvent("download");
  await page.getByRole("link", { name: "Bon de livraison" }).click();
  expect((await note).suggestedFilename()).toMatch(/^bon-de-livraison-2\d{3}-00002\.pdf$/);

  await page.getByRole("button", { name: "Commander à nouveau" }).click();
  await page.waitForURL("**/cart?tab=cart");
  await page.locator("tr[data-line]").waitFor();
  await page.goto("/orders");
  await page.getByRole("link", { name: /-00002$/ }).waitFor();
  await page.getByRole("navigation", { name: "État" }).getByRole("link", { name: "Annulée" }).click();
  await page.getByRole("link", { name: /-00001$/ }).waitFor();
  await page.getByRole("link", { name: /-00002$/ }).waitFor({ state: "detached" });
  expect(complaints.get(page)).toEqual([]);
});

it("tells an open page what its supplier says, and stands in the cart's tabs until it is handed over", async () => {
  const order = await openOrder(2, "Caia");
  const page = await enter(order);
  await page.goto(`/orders/${order.orderId}`);
  await page.getByText(/^Part à /).waitFor();
  expect(await page.getByRole("button", { name: "Tout est arrivé" }).count()).toBe(0);
  await letLeave(order.company);
  await transmitAll();
  await page.getByText("Prise par le fournisseur").first().waitFor();
  await page.getByText(/^Numéro du fournisseur CAI-/).waitFor();
  expect(await page.getByRole("button", { name: "Retirer", exact: true }).count()).toBe(0);

  await page.goto("/cart?tab=order");
  const section = page.getByRole("region", { name: new RegExp(`Commande ${order.orderId}`) });
  await section.getByRole("button", { name: "Tout est arrivé" }).click();
  await confirmed(page, "Tout est arrivé");
  await page.getByRole("heading", { name: "Rien dans « Commande »" }).waitFor();
  await page.getByRole("link", { name: /^Livraison/ }).click();
  await section.getByRole("button", { name: "Remettre" }).click();
  await page.getByRole("heading", { name: "Rien dans « Livraison »" }).waitFor();
  expect(complaints.get(page)).toEqual([]);
});

it("whose answer is unknown says so, and one for the telephone waits for the seller", async () => {
  const order = await openOrder(1, "Nobody");
  const { companyId } = order.company;
  await prisma().orderTransmission.updateMany({
    where: { companyId },
    data: { state: "unknown", fault: "gone", dueAt: null },
  });
  const page = await enter(order);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/orders/${order.orderId}`);
  await page.getByText("Envoyée, réponse inconnue", { exact: true }).waitFor();
  await page.getByText(/demandez-lui par téléphone s’il a reçu cette commande/).waitFor();
  expect(await page.getByText(/commandez par téléphone|est interrogé/).count()).toBe(0);
  expect(await page.locator("main .btn-primary").count()).toBe(1);
  expect(await json<{ state: string }>(order.company.get(`/order/${order.orderId}`))).toMatchObject({
    state: "placed",
  });
  await page.getByRole("button", { name: "Le fournisseur l’a bien reçue" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("T-42");
  await dialog.getByRole("button", { name: "Noter" }).click();
  await page.getByText("Numéro du fournisseur T-42").waitFor();
  await page.getByRole("heading", { level: 1 }).getByText("Confirmée").waitFor();
  expect(complaints.get(page)).toEqual([]);
});

it("that the company bought for itself is ordered again into its own basket", async () => {
  const { company } = await fillOwnBasket(3);
  const { data } = await json<{ data: { orderId: string } }>(company.post("/sendTechautoCart", {}));
  const page = await enterAs(company);
  await page.goto(`/orders/${data.orderId}`);
  const again = page.getByRole("button", { name: "Commander à nouveau" });
  await alive(again);
  await again.click();
  await page.waitForURL("**/cart?tab=company");
  await page.locator('input[value="3"]').waitFor();
  expect(complaints.get(page)).toEqual([]);
});
