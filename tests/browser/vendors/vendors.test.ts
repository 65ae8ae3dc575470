import type { Page } from "playwright-core";
import { makeCompany, secondUser } from "@/tests/support/company";
import { newCustomer } from "@/tests/support/counter";
import type { OrdersMade } from "@/lib/domains/cart/schema";
import { sendDue } from "@/lib/domains/notifications/sending/commands/send-due";
import { systemActor } from "@/lib/platform/actor";
import { orderLines } from "@/tests/support/orders";
import { admitter, merchantRights, numberOfStore, openStore, stockArticle } from "@/tests/support/stores";
import { rareArticle } from "@/tests/support/supply";
import "@/tests/support/end";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const merchant = () => makeCompany({ rights: merchantRights });
type Company = Awaited<ReturnType<typeof merchant>>;

const field = (page: Page, label: string | RegExp) => page.getByRole("textbox", { name: label });

async function openForm(page: Page): Promise<void> {
  await page.goto("/vendor");
  const begin = page.getByRole("button", { name: "Devenir vendeur" });
  await alive(begin);
  await begin.click();
}

async function fillStore(page: Page, storeName: string): Promise<void> {
  await field(page, /^Nom du magasin/).fill(storeName);
  await page.locator("input[name=adress1]").fill("4 rue de Gerland");
  await field(page, /^Code postal/).fill("69007");
  await field(page, /^Ville/).fill("Lyon");
  await page.getByRole("combobox", { name: /^Pays/ }).selectOption("FR");
  await field(page, /^Téléphone/).fill("04 72 00 00 16");
  await field(page, /^E-mail/).fill("magasin@etabli.test");
  await field(page, /^Numéro d’immatriculation/).fill("987650124");
  await field(page, /^Numéro de TVA/).fill("FR24987650124");
  await field(page, /^IBAN/).fill("FR76 3000 6000 0112 3456 7890 189");
}

const send = (page: Page) => page.getByRole("button", { name: /^(Envoyer|Renvoyer) la demande$/ }).click();
const accept = (page: Page) => page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();

async function soundly(page: Page, shot: string): Promise<void> {
  await shoot(page, shot);
  expect((await accessibilityFaults(page)).concat(await overflowing(page))).toEqual([]);
}

async function apply(company: Company, storeName: string): Promise<Page> {
  const page = await enterAs(company);
  await openForm(page);
  await fillStore(page, storeName);
  await accept(page);
  await send(page);
  await page.getByRole("heading", { name: "Votre demande est en attente d’approbation" }).waitFor();
  return page;
}

it("a company fills its form in, hears what is wrong, and keeps what it typed", async () => {
  const [first, second] = [await merchant(), await merchant()];
  const name = `Rhône Pièces ${first.companyId}`;
  await apply(first, name);
  const page = await enterAs(second, { width: "phone" });
  await openForm(page);
  await fillStore(page, "");
  await send(page);
  await page.getByText("Champ obligatoire").waitFor();
  await page.getByText("Vous devez accepter les conditions générales de vente pour continuer.").waitFor();
  await field(page, /^Nom du magasin/).fill("x".repeat(51));
  await page.getByText("Texte trop long : 50 caractères au plus").waitFor();
  await field(page, /^Numéro d’immatriculation/).fill("987650125");
  await page.getByText("La clé de ce numéro ne correspond pas.").waitFor();
  await field(page, /^Nom du magasin/).fill(`RHONE  PIECES${first.companyId}`);
  await accept(page);
  await soundly(page, "vendor-form");
  await send(page);
  await page.getByText("Ce magasin existe déjà, veuillez choisir un autre nom").waitFor();
  expect(await field(page, /^IBAN/).inputValue()).toBe("FR76 3000 6000 0112 3456 7890 189");
  const markup = `<img src=x onerror=alert(1)> ${second.companyId}`;
  await field(page, /^Nom du magasin/).fill(markup);
  await send(page);
  await page.getByRole("heading", { name: markup, level: 1 }).waitFor();
  await page.getByRole("button", { name: "Retirer la demande" }).click();
  await page.getByRole("button", { name: "Devenir vendeur" }).waitFor();
  expect(complaints.get(page)).toEqual([]);
});

it("an administrator sees it come, asks, refuses and approves, and the company sees it at once", async () => {
  const [company, admin] = [await merchant(), await admitter()];
  const name = `Magasin du Lac ${company.companyId}`;
  const desk = await enterAs({ ...admin, companyId: 11 });
  await desk.goto("/vendors");
  await desk.getByRole("link", { name: /^Vendeurs/ }).waitFor();
  const page = await apply(company, name);
  await soundly(page, "vendor-waiting");
  await desk.getByRole("link", { name, exact: true }).waitFor();
  await desk.getByRole("link", { name, exact: true }).click();
  await desk.getByText("Immatriculation · Conforme").waitFor();
  const refuse = desk.getByRole("button", { name: "Refuser" });
  await alive(refuse);
  await refuse.click();
  await desk.getByText("Indiquez le motif").waitFor();
  await desk.getByRole("textbox", { name: "Motif, lu par le vendeur" }).fill("Adresse introuvable");
  await refuse.click();
  await desk.getByText("a été refusé").waitFor();
  await page.getByRole("heading", { name: "Votre demande a été refusée" }).waitFor();
  await page.getByText("Adresse introuvable").waitFor();
  await soundly(page, "vendor-refused");
  await page.getByRole("button", { name: "Corriger et renvoyer" }).click();
  expect(await field(page, /^Nom du magasin/).inputValue()).toBe(name);
  await accept(page);
  await send(page);
  await page.getByRole("heading", { name: "Votre demande est en attente d’approbation" }).waitFor();
  await desk.reload();
  await alive(desk.getByRole("button", { name: "Approuver" }));
  await soundly(desk, "vendor-case");
  await desk.getByRole("button", { name: "Approuver" }).click();
  await desk.getByText("est approuvé").waitFor();
  await page.getByRole("heading", { name: "Votre magasin est ouvert" }).waitFor();
  await page.getByRole("link", { name: "Ouvrir le stock" }).waitFor();
  await soundly(page, "vendor-account");
  await page.getByRole("textbox", { name: /^Remise/ }).fill("60");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("De 0 à 50 %, deux décimales au plus : 12,5").waitFor();
  await page.getByRole("textbox", { name: /^Remise/ }).fill("12,5");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Les conditions ont été enregistrées").waitFor();
});

it("an administrator is asked once before a store whose numbers are false is approved", async () => {
  const [company, admin] = [await merchant(), await admitter()];
  const name = `Clé fausse ${company.companyId}`;
  const page = await enterAs(company);
  await openForm(page);
  await fillStore(page, name);
  await field(page, /^Numéro d’immatriculation/).fill("987650125");
  await field(page, /^IBAN/).fill("FR76 3000 6000 0112 3456 7890 188");
  await accept(page);
  await send(page);
  await page.getByRole("heading", { name: "Votre demande est en attente d’approbation" }).waitFor();
  const desk = await enterAs({ ...admin, companyId: 11 });
  await desk.goto(`/vendors/${await numberOfStore(company)}`);
  await desk.getByText("Indications légales (DSA, art. 30) · Clé fausse : Numéro d’immatriculation, IBAN").waitFor();
  const approve = desk.getByRole("button", { name: "Approuver", exact: true });
  await alive(approve);
  await approve.click();
  const dialog = desk.getByRole("dialog", { name: /sont faux/ });
  await dialog.getByText("Numéro d’immatriculation", { exact: true }).waitFor();
  await soundly(desk, "vendor-doubt");
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("heading", { name: "Votre demande est en attente d’approbation" }).waitFor();
  await approve.click();
  await dialog.getByRole("button", { name: "Approuver quand même" }).click();
  await desk.getByText("est approuvé").waitFor();
  await page.getByRole("heading", { name: "Votre magasin est ouvert" }).waitFor();
});

it("nobody without the right opens a store, and no other company admits one", async () => {
  const company = await merchant();
  const reader = await enterAs({ ...(await secondUser(company, ["CaiaApp"])), companyId: company.companyId });
  expect((await reader.goto("/vendor"))?.status()).toBe(403);
  await reader.getByText("Vous n'êtes pas autorisé à accéder à cette partie.").waitFor();
  const elsewhere = await enterAs(await makeCompany());
  expect((await elsewhere.goto("/vendors"))?.status()).toBe(404);
  expect(await elsewhere.getByRole("link", { name: /^Vendeurs/ }).count()).toBe(0);
});

it("its articles are offered with who sells them, and cannot be ordered once it is suspended", async () => {
  const [seller, admin, buyer] = [await merchant(), await admitter(), await makeCompany()];
  const articleId = await rareArticle();
  const name = `Pièces de Gerland ${seller.companyId}`;
  await apply(seller, name);
  const number = await numberOfStore(seller);
  const decide = (decision: string) => admin.post(`/vendors/${number}/decision`, { decision, reason: "Contrôle" });
  await decide("approve");
  await stockArticle(seller, { articleId, priceCents: 4321, imported: true });
  const customerId = await newCustomer(buyer);
  const page = await enterAs(buyer);
  await page.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  await page.goto(`/pieces/article/${articleId}`);
  const offer = page.getByRole("radio", { name: new RegExp(name) });
  await alive(offer);
  const told = page.locator("label").filter({ has: offer });
  await told.getByText("Vendu par").waitFor();
  await told.getByText("4 rue de Gerland, 69007 Lyon, France").waitFor();
  await offer.check();
  await page
    .getByRole("button", { name: /^Ajouter au panier/ })
    .first()
    .click();
  await page.getByText(/ajouté au panier/).waitFor();
  await soundly(page, "vendor-offer");
  await page.goto("/cart?tab=hub");
  await page.getByRole("heading", { name }).waitFor();
  await decide("suspend");
  await page.reload();
  await page.getByText("Ce magasin ne vend plus : choisissez un autre fournisseur").waitFor();
  expect(await page.getByRole("button", { name: `Tout commander : ${name}` }).count()).toBe(0);
  await soundly(page, "vendor-closed-line");
  expect(complaints.get(page)).toEqual([]);
});

it("it is bought from, promises, sends and delivers, and its buyer sees each step", async () => {
  const [admin, buyer] = [await admitter(), await makeCompany()];
  const articleId = await rareArticle();
  const { company, channel } = await openStore({ articleId, priceCents: 8000, quantity: 5, imported: true }, admin);
  const customerId = await newCustomer(buyer);
  const item = { item: { id: articleId }, name: "", price: 8000, channel, customerId, quantity: 2 };
  await buyer.post("/addItemToCart", item);
  const made = (await (await orderLines(buyer, customerId)).json()) as OrdersMade;
  const orderId = made.orders[0]?.orderId ?? "";
  const page = await enterAs(company);
  await page.goto("/vendor");
  await page.getByRole("link", { name: "Commandes reçues" }).click();
  await page.getByRole("link", { name: orderId }).waitFor();
  await soundly(page, "vendor-orders");
  const row = page.getByRole("row", { name: orderId });
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByText(/160,00/).waitFor();
  await row.getByText(String(new Date().getFullYear())).first().waitFor();
  expect(await overflowing(page)).toEqual([]);
  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: orderId }).click();
  const refuse = page.getByRole("button", { name: "Refuser" });
  await alive(refuse);
  await refuse.click();
  await page.getByText("Indiquez le motif").waitFor();
  await page.getByLabel("Livraison promise le").fill("2020-01-15");
  await page.getByRole("button", { name: "Promettre" }).click();
  await page.getByText("Cette date est passée").waitFor();
  await page.getByLabel("Livraison promise le").fill("2030-01-15");
  await soundly(page, "vendor-order");
  await page.getByRole("button", { name: "Promettre" }).click();
  await page.getByText(`La commande ${orderId} est promise`).waitFor();
  const desk = await enterAs(buyer);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto("/orders");
  const list = desk.getByRole("region", { name: "Commandes" });
  await list
    .getByText(/\d,\d\d\s€/)
    .first()
    .waitFor();
  expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await desk.setViewportSize(desktop);
  await desk.goto(`/orders/${orderId}`);
  await desk.getByText(`Magasin ${company.companyId}`).first().waitFor();
  await shoot(desk, "vendor-buyer-order");
  await page.getByLabel("Nouvelle date de livraison").fill("2030-01-20");
  await page.getByRole("button", { name: "Changer la date" }).click();
  await desk.getByText("20/01/2030").first().waitFor();
  await page.getByRole("button", { name: "Marquer comme expédiée" }).click();
  await page.getByRole("button", { name: "Marquer comme livrée" }).click();
  await page.getByText("Livrée", { exact: true }).waitFor();
  await desk.getByText("Livrée", { exact: true }).first().waitFor();
  expect([complaints.get(page), complaints.get(desk)]).toEqual([[], []]);
});

it("what it refuses is final for its buyer, who reads why, and both are told in their bells", async () => {
  const [admin, buyer] = [await admitter(), await makeCompany()];
  const articleId = await rareArticle();
  const { company, channel } = await openStore({ articleId, priceCents: 8000, quantity: 5, imported: true }, admin);
  const page = await enterAs(company);
  await page.goto("/vendor/orders");
  await page.getByText("Aucune commande", { exact: true }).waitFor();
  const customerId = await newCustomer(buyer);
  const item = { item: { id: articleId }, name: "", price: 8000, channel, customerId, quantity: 2 };
  await buyer.post("/addItemToCart", item);
  const made = (await (await orderLines(buyer, customerId)).json()) as OrdersMade;
  const orderId = made.orders[0]?.orderId ?? "";
  await sendDue(systemActor("notifications", 0));
  await page.getByRole("link", { name: orderId }).waitFor();
  await page.getByRole("link", { name: "Vendre, 1 commande en cours" }).waitFor();
  await page.getByRole("link", { name: orderId }).click();
  await page.getByLabel("Motif du refus").fill("Pièce cassée");
  await page.getByRole("button", { name: "Refuser" }).click();
  await page.getByText("Refusée", { exact: true }).waitFor();
  await sendDue(systemActor("notifications", 0));
  const desk = await enterAs(buyer);
  await desk.goto("/notifications");
  await desk.getByRole("link", { name: `Commande ${orderId} refusée` }).click();
  await desk.waitForURL(`**/orders/${orderId}`);
  await desk.getByRole("heading", { level: 1 }).getByText("Refusée").waitFor();
  await desk.getByText("Le vendeur a refusé : Pièce cassée").waitFor();
  expect(await desk.getByRole("button", { name: "Tout est arrivé" }).count()).toBe(0);
  await soundly(desk, "vendor-refused-order");
  expect([complaints.get(page), complaints.get(desk)]).toEqual([[], []]);
});
