import type { Page } from "playwright-core";
import { alive, complaints, openSignedIn, overflowing } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { clio } from "../support/places";
import { said } from "../support/shopping";

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const operationOf = (page: Page) => /operation\/(\d{4}-\d{5})/.exec(page.url())?.[1] ?? "";

/** Types codes into the field of the page. */
async function typeCodes(page: Page, text: string) {
  const field = page.getByRole("combobox", { name: "Codes défaut" });
  await alive(field);
  await field.fill(text);
  await field.press("Enter");
}

describe("from a fault code to the cart", () => {
  it("leads from a plate with two codes over checks, parts and an operation to the customer's cart", async () => {
    const page = await openSignedIn({ at: clio });
    await title(page, /Clio III/);
    await page.getByRole("link", { name: "Codes défaut" }).and(page.locator("#content a")).click();
    await title(page, "Codes défaut");
    await typeCodes(page, "р0401, p0299 bonjour");
    await page.waitForURL(`**${clio}/dtc/P0401-P0299?unread=BONJOUR`);
    await title(page, "2 codes défaut");
    await page.getByText("« BONJOUR » n'est pas un code défaut").waitFor();
    expect(await page.getByRole("heading", { name: "À contrôler avant de remplacer" }).count()).toBe(2);

    const parts = page.getByRole("list").filter({ has: page.locator("[data-part]") });
    await parts.getByText(/€/).first().waitFor();
    const deal = page.getByRole("button", { name: "DEAL" });
    expect(await deal.isDisabled()).toBe(true);
    await page.getByText("Le panier DEAL demande une opération.").waitFor();
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);

    await page.getByRole("button", { name: "Ouvrir une opération" }).click();
    await page.waitForURL(/search\/operation\/\d{4}-\d{5}\/dtc\/P0401-P0299\?parts=/);
    const number = operationOf(page);
    await alive(deal);
    await deal.click();
    await said(page, "Panier DEAL créé");
    await page.waitForURL(`**/search/operation/${number}`);
    await page.getByRole("region", { name: "Opération en cours" }).getByText("2 pièces retenues").waitFor();
    await page.getByRole("link", { name: "Voir l'opération" }).click();
    await title(page, new RegExp(`Opération ${number}`));
    await page.getByRole("button", { name: "Client Mme Laurent" }).waitFor();
    await page.getByRole("button", { name: "Ajouter 2 pièces au panier" }).click();
    await said(page, "2 pièces ajoutées au panier");
    await page.getByText("Dans le panier").first().waitFor();
    await page.getByRole("button", { name: "Voir le panier" }).click();
    await page.waitForURL("**/cart");
    await page
      .getByRole("textbox", { name: /^Quantité de / })
      .nth(1)
      .waitFor();
    await page.goto(`/operations/${number}`);
    await page.getByRole("link", { name: "Fiche de travail" }).click();
    const sheet = page.getByRole("article");
    await sheet.getByText(number).waitFor();
    await sheet.getByRole("heading", { name: "P0299 · Suralimentation A : pression insuffisante" }).waitFor();
    await sheet.getByRole("checkbox", { name: "Nettoyer ou remplacer, puis faire l'apprentissage" }).check();
    expect(complaints.get(page)).toEqual([]);
  });

  it("keeps mileage and complaint; a mileage that goes back is saved by a second press", async () => {
    const page = await openSignedIn({ at: "/operations/2026-00001" });
    await title(page, /Opération 2026-00001/);
    const mileage = page.getByRole("textbox", { name: "Kilométrage" });
    await alive(mileage);
    const save = page.getByRole("button", { name: "Enregistrer" });
    await mileage.fill("-5");
    await save.click();
    await page.getByText("Un nombre entier de kilomètres, de 1 à 1 999 999").waitFor();
    await mileage.fill("1000");
    await save.click();
    await page.getByText(/^Moins que le dernier relevé/).waitFor();
    await save.click();
    await said(page, "Opération enregistrée");
    await mileage.fill("97 150 km");
    await Promise.all([page.waitForResponse("**/api/operations/2026-00001"), save.click()]);
    await page.reload();
    expect((await mileage.inputValue()).replace(/\s/g, " ")).toBe("97 150");
    expect(complaints.get(page)).toEqual([]);
  });

  it("chooses a customer where the operation has none", async () => {
    const page = await openSignedIn({ at: "/identification-vehicule/search/ktype/1000080" });
    const customer = await serveCustomer(page);
    await page.reload();
    const open = page.getByRole("button", { name: "Ouvrir une opération" });
    await alive(open);
    await open.click();
    await page.waitForURL(/search\/operation\/\d{4}-\d{5}$/);
    const number = operationOf(page);
    await page.request.get(`/api/createDealCommand/${number}/-/10001`, { headers: { "x-etabli": "1" } });
    await page.goto(`/operations/${number}`);
    await page.getByText("Choisissez d'abord un client.").waitFor();
    await page.getByRole("button", { name: "Client Sans client" }).click();
    await page.getByRole("dialog").getByRole("combobox").fill(customer.name);
    await page.getByRole("option", { name: new RegExp(customer.name) }).click();
    await page.getByRole("button", { name: "Ajouter 1 pièce au panier" }).click();
    await said(page, "1 pièce ajoutée au panier");
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("an operation's number", () => {
  it("typed into the field of the head opens its vehicle with it", async () => {
    const page = await openSignedIn();
    const field = page.getByRole("combobox", { name: "Rechercher partout" });
    await alive(field);
    await field.fill("2026-00001");
    await page.getByRole("option", { name: "Entrée : Opération 2026-00001" }).waitFor();
    await field.press("Enter");
    await page.waitForURL("**/identification-vehicule/search/operation/2026-00001");
    await page.getByRole("region", { name: "Opération en cours" }).getByText("Opération 2026-00001").waitFor();
  });
});

describe("codes that are typed", () => {
  it("are suggested with their titles, one after the other", async () => {
    const page = await openSignedIn({ at: "/dtc" });
    const field = page.getByRole("combobox", { name: "Codes défaut" });
    await alive(field);
    await field.pressSequentially("P0299, р040");
    await page.getByRole("option", { name: /^P0401.*débit insuffisant/ }).click();
    expect(await field.inputValue()).toBe("P0299, P0401 ");
    await field.press("Enter");
    await page.waitForURL("**/dtc/P0299-P0401");
    await title(page, "2 codes défaut");
    expect(complaints.get(page)).toEqual([]);
  });

  it("are read two hundred at a time; what is held back is said, and nothing overflows a phone", async () => {
    const page = await openSignedIn({ at: `${clio}/dtc`, width: "phone", email: "autre@etabli.test" });
    const codes = Array.from({ length: 230 }, (_, at) => `P0${String(at + 100).padStart(3, "0")}`);
    await typeCodes(page, codes.join(", "));
    await title(page, "200 codes défaut");
    await page.getByText("30 codes dépassent la limite de 200 et n'ont pas été lus.").waitFor();
    await page.getByRole("heading", { name: /^\d+ autres pièces nommées$/ }).waitFor();
    expect(await page.locator("[data-part]").count()).toBe(24);
    const last = page.getByRole("navigation", { name: "Aller au code" }).getByRole("link", { name: "P0299" });
    await last.click();
    await page.waitForURL(/#code-P0299$/);
    const wide = (boxes: Element[]) => boxes.filter((box) => box.getBoundingClientRect().right > innerWidth).length;
    expect([await page.locator("#content section").evaluateAll(wide), await overflowing(page)]).toEqual([0, []]);
    expect(complaints.get(page)).toEqual([]);
  });
});

describe("fault codes that nobody vouches for", () => {
  it.each([
    [`${clio}/dtc/P1351`, "Aucune donnée pour ce code"],
    [`${clio}/dtc/C0035`, "Une seule source"],
    ["/identification-vehicule/search/MID/REN00080/search/MD360dtc/P0ZZZ", "Aucune donnée pour ce code"],
    ["/dtc/U0100", "Choisissez un véhicule pour voir les pièces qui lui vont et leurs prix."],
  ])("%s says %s", async (path, text) => {
    const page = await openSignedIn({ at: path });
    await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(complaints.get(page)).toEqual([]);
  });
});
