import "@/tests/support/end";
import type { Page } from "playwright-core";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, newCustomer } from "@/tests/support/counter";
import { putOnShelf, someArticles } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, openPage, overflowing, shoot } from "../support/browser";
import { companionAddress, makeQuote } from "../support/companion";
import { enterAs } from "../support/people";

/** A customer's cart with two parts at 49.90 in public for one vehicle, and a seller who serves the customer. */
async function serving() {
  const company = await makeCompany();
  const customerId = await newCustomer(company);
  for (const articleId of await someArticles(2)) {
    await putOnShelf(company, articleId, 4_990);
    await json(addOne(company, customerId, articleId, { plate: "AB-123-CD" }));
  }
  const page = await enterAs(company);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  await page.goto("/cart?tab=cart");
  return { seller: page, customerId };
}

const phoneWith = async (seller: Page, customerId: number) => {
  const phone = await openPage({ width: "phone" });
  await phone.goto(await companionAddress(seller, { id: customerId, name: "" }));
  return phone;
};

/** Marks the first line as urgent with a word, by keyboard alone. */
async function markUrgent(seller: Page) {
  const menu = seller.getByRole("button", { name: /^Urgence : / }).first();
  await alive(menu);
  await menu.focus();
  await seller.keyboard.press("ArrowDown");
  await seller.locator(":focus", { hasText: "Urgent" }).waitFor();
  await seller.keyboard.press("Enter");
  const row = seller.locator("[data-line]").first();
  await row.locator(".pill", { hasText: "Urgent" }).waitFor();
  await menu.click();
  await seller.getByRole("menuitem", { name: "Ajouter un mot" }).click();
  const dialog = seller.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Mot pour le client" }).fill("Il reste 2 mm");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await dialog.waitFor({ state: "detached" });
  await row.getByText("Il reste 2 mm").waitFor();
}

async function drawOn(phone: Page, reach: number) {
  const box = (await phone.getByRole("img", { name: "Zone de signature" }).boundingBox())!;
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await phone.mouse.move(x, y);
  await phone.mouse.down();
  for (let step = 1; step <= 10; step += 1)
    await phone.mouse.move(x + (reach * step) / 10, y + (step % 2 === 0 ? reach : -reach) / 10);
  await phone.mouse.up();
}

it("a customer ticks a line, signs and agrees; the shop sees it, orders it alone, and advises the other at the next visit", async () => {
  const { seller, customerId } = await serving();
  await markUrgent(seller);
  const phone = await phoneWith(seller, customerId);
  await phone.getByText("Il reste 2 mm").waitFor();
  const number = await makeQuote(seller);
  await phone.getByRole("button", { name: "Choisir et signer" }).click();
  const dialog = phone.getByRole("dialog", { name: "Votre accord, ligne par ligne" });
  const agree = dialog.getByRole("button", { name: /^J’accepte/ });
  await agree.click();
  await dialog.getByText("Cochez au moins une ligne, ou refusez le devis.").waitFor();
  await dialog.getByRole("listitem").first().getByRole("checkbox").check();
  await dialog.getByRole("button", { name: /^J’accepte 53,89/ }).waitFor();
  await dialog.getByRole("img", { name: "Zone de signature" }).scrollIntoViewIfNeeded();
  await drawOn(phone, 4);
  await agree.click();
  await dialog.getByText(/^Signature trop petite/).waitFor();
  await dialog.getByRole("button", { name: "Effacer" }).click();
  await dialog.getByRole("img", { name: "Zone de signature" }).scrollIntoViewIfNeeded();
  await drawOn(phone, 150);
  expect([await accessibilityFaults(phone), await overflowing(phone)]).toEqual([[], []]);
  await shoot(phone, "agreement-phone");
  await agree.click();
  await dialog.waitFor({ state: "hidden" });
  await phone.getByText("Lignes acceptées : 1 sur 2").waitFor();
  await phone.getByText("Non retenu").waitFor();

  await seller.getByRole("heading", { level: 1 }).getByText("Accepté").waitFor();
  await seller.getByText("Lignes acceptées : 1 sur 2").waitFor();
  await seller.getByRole("img", { name: /^Signature de / }).waitFor();
  expect([await accessibilityFaults(seller), await overflowing(seller)]).toEqual([[], []]);
  await shoot(seller, "agreement-quote");
  await seller.getByRole("button", { name: "Commander" }).first().click();
  await seller.waitForURL(/\/orders\/|tab=order/);
  await seller.goto("/identification-vehicule/search/immat/AB-123-CD");
  const advised = seller.locator("section", {
    has: seller.getByRole("heading", { name: "Conseillé la dernière fois" }),
  });
  await advised.getByText(`Devis n° ${number}`).waitFor();
  await shoot(seller, "advised-last-time");
  const back = advised.getByRole("button", { name: "Remettre au panier" });
  await alive(back);
  await back.click();
  await advised.waitFor({ state: "detached" });
  await seller.goto("/cart?tab=cart");
  await seller.locator("[data-line]").first().waitFor();
  expect(await seller.locator("[data-line]").count()).toBe(1);
  expect([complaints.get(seller), complaints.get(phone)]).toEqual([[], []]);
});

it("a quote that is replaced while it is signed says what changed; a typed name signs by keyboard alone", async () => {
  const { seller, customerId } = await serving();
  const phone = await phoneWith(seller, customerId);
  await makeQuote(seller);
  await phone.getByRole("button", { name: "Choisir et signer" }).click();
  await phone.getByRole("dialog").getByRole("checkbox", { name: "Tout cocher" }).check();
  await seller.goto("/cart?tab=cart");
  const remove = seller.getByRole("button", { name: /^Retirer / }).first();
  await alive(remove);
  await remove.click();
  await seller.locator("[data-line]").nth(1).waitFor({ state: "detached" });
  const number = await makeQuote(seller);
  const dialog = phone.getByRole("dialog");
  await dialog.getByText(`Ce devis a changé : le n° ${number} le remplace.`).waitFor();
  await dialog.getByText(/^Retiré : /).waitFor();
  await shoot(phone, "agreement-replaced");
  await dialog.getByRole("button", { name: "Voir le devis" }).click();

  const choose = phone.getByRole("button", { name: "Choisir et signer" });
  await choose.focus();
  await phone.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Tout cocher" }).focus();
  await phone.keyboard.press("Space");
  await dialog.getByRole("radio", { name: "Au doigt" }).focus();
  await phone.keyboard.press("ArrowRight");
  const name = dialog.getByRole("textbox", { name: "Prénom et nom" });
  await name.focus();
  await phone.keyboard.type("Paul Martin");
  await phone.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await phone.getByText(/^Signé par Paul Martin/).waitFor();
  await seller.getByText("Nom tapé en guise de signature").first().waitFor();
  // The document beside it is drawn anew, with who signed it.
  await seller.getByRole("region", { name: "Aperçu du document" }).getByText("Paul Martin").first().waitFor();
});
