import type { Page } from "playwright-core";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { alive, complaints, openPage } from "../support/browser";
import { cardOf, freshName, makeCustomer } from "../support/customers";
import { tabTo } from "../support/keyboard";

const words = {
  fr: {
    facts: ["K9K 766", "63 kW (85 ch)", "Euro 4"],
    family: /^Freinage/,
    subfamily: /^Frein à disque$/,
    pads: /^Jeu de plaquettes de frein, frein à disque/,
    row: /Bosch 0 986 494 104.*Monte : 6 critères sur 6.*Lyon 4.*23,95 €.*public 38,90 €/,
    why: "Pourquoi elle monte",
    proof: "Système de freinage",
    hidden: "3 articles masqués : code moteur 2, date de fabrication 1.",
    suppliers: "Fournisseurs",
    owner: /^Mme Laurent.*changer$/,
    choose: "Choisir un client",
    added: "Bosch 0 986 494 104 ajouté au panier",
    cart: /^Panier, /,
    quantity: /^Quantité de Bosch 0 986 494 104$/,
    changed: "Quantité modifiée",
    make: /^Générer le devis$/,
    heading: /^Devis n° (\d{4}-\d{5})/,
    preview: "Aperçu du document",
    amounts: ["70,02 €", "14,00 €", "84,02 €"],
  },
  en: {
    facts: ["K9K 766", "63 kW (85 hp)", "Euro 4"],
    family: /^Brak/,
    subfamily: /^Disc brake/,
    pads: /^Brake pad set/,
    row: /Bosch 0 986 494 104.*Fits: 6 of 6 criteria.*Lyon 4.*€23\.95.*retail €38\.90/,
    why: "Why it fits",
    proof: "Brake system",
    hidden: "3 articles hidden: engine code 2, construction date 1.",
    suppliers: "Suppliers",
    owner: /^Mme Laurent.*change$/,
    choose: "Choose a customer",
    added: "Bosch 0 986 494 104 added to the cart",
    cart: /^Cart, /,
    quantity: /^Quantity of Bosch 0 986 494 104$/,
    changed: "Quantity changed",
    make: /^Make the quote$/,
    heading: /^Quote no\. (\d{4}-\d{5})/,
    preview: "Preview of the document",
    amounts: ["€70.02", "€14.00", "€84.02"],
  },
} as const;
type Words = (typeof words)["fr" | "en"];

const noBlanks = (text: string | null) => (text ?? "").replace(/\s+/g, " ");

async function signInByKeys(page: Page) {
  await page.goto("/login");
  await alive(page.locator("input[name=email]:focus"));
  await page.keyboard.type("garage@etabli.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("etabli-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/identification-vehicule");
}

async function identify(page: Page, { facts }: Words) {
  await page.locator("input[name=immat]:focus").waitFor();
  await page.keyboard.type("AB-123-CD");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search/immat/AB-123-CD");
  await page.getByRole("heading", { level: 1, name: "Renault Clio III 1.5 dCi 85" }).waitFor();
  for (const fact of facts) await page.getByText(fact).first().waitFor();
  await page.getByRole("img", { name: "Crit'Air 3" }).first().waitFor();
  await page.getByText("117 g · B", { exact: true }).waitFor();
}

async function walkToPads(page: Page, { family, subfamily, pads }: Words) {
  await tabTo(page, family);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/parts/1");
  await tabTo(page, subfamily);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/parts/1/101");
  await tabTo(page, pads);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/parts/1/101/101/10001");
}

async function judgeList(page: Page, { row, why, proof, hidden, suppliers }: Words) {
  await page.getByRole("row", { name: row, selected: true }).waitFor();
  await page.getByText(hidden).first().waitFor();
  const panel = page.getByRole("complementary").filter({ hasText: why });
  await panel.getByText(proof).waitFor();
  const offers = panel.getByRole("group", { name: suppliers });
  await offers.locator(":scope:not([aria-busy])").waitFor();
  expect(await offers.getByRole("radio").count()).toBeGreaterThan(1);
  expect(await offers.getByRole("radio", { checked: true }).count()).toBe(1);
}

async function selectBosch(page: Page) {
  await page.keyboard.press("ArrowDown");
  await page.getByRole("row", { name: /Brembo P 68 033/, selected: true }).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("row", { name: /Bosch 0 986 494 104/, selected: true }).waitFor();
}

/** The vehicle's owner is served from the start; the name beside the vehicle leads to another customer. */
async function chooseAnother(page: Page, { owner, choose }: Words) {
  await tabTo(page, owner);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: choose }).waitFor();
}

/** With nobody served, adding asks for the customer first. */
async function addForNobody(page: Page, said: Words) {
  await chooseAnother(page, said);
  await tabTo(page, /^Stop serving this customer$/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: said.choose }).waitFor();
  await selectBosch(page);
  await page.keyboard.press("a");
  await page.getByRole("dialog", { name: said.choose }).waitFor();
}

/** Fills in the form in its order, with what stands in the fields already left as it is. */
async function createByForm(page: Page, name: string) {
  await tabTo(page, /^New customer$/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New customer" }).waitFor();
  const card = cardOf(name);
  for (const field of ["firstname", "name", "phone", "email", "postalCode", "city"] as const) {
    const input = page.locator(`input[name=${field}]`);
    for (let presses = 0; !(await input.evaluate((one) => one === document.activeElement)); presses += 1) {
      if (presses > 20) throw new Error(`Tab never reached the field ${field}`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type(card[field]);
  }
  // The vehicle belongs to Claire Laurent and can be linked to nobody else.
  await tabTo(page, /^Link Renault/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
}

async function chooseByName(page: Page, name: string) {
  await page.keyboard.type(name);
  await page.getByText("1 client trouvé").waitFor();
  await page.keyboard.press("Enter");
}

async function quoteTwo(page: Page, { cart, quantity, changed, make, heading }: Words) {
  await tabTo(page, cart);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/cart");
  await tabTo(page, quantity);
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await page.getByText(changed).waitFor();
  await tabTo(page, make);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/quotes/*");
  const title = await page.getByRole("heading", { level: 1, name: heading }).textContent();
  return heading.exec(title ?? "")?.[1] ?? "";
}

async function judgeDocument(page: Page, number: string, { preview, amounts }: Words) {
  const sheet = page.getByRole("region", { name: preview });
  await sheet.locator("canvas").waitFor();
  await sheet.getByText(number).first().waitFor();
  const id = new URL(page.url()).pathname.split("/").pop();
  const answer = await page.request.get(`/api/quote/${id}/pdf`);
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  const text = noBlanks((await readPdf(bytes)).pages.join(" "));
  expect(text).toContain(number);
  for (const amount of amounts) expect(text).toContain(amount);
}

describe("from a plate to a quote by keyboard alone", () => {
  it.each(["fr", "en"] as const)("in the language %s", async (language) => {
    const said = words[language];
    const page = await openPage({ language });
    await signInByKeys(page);
    const name = language === "fr" ? (await makeCustomer(page)).name : freshName();
    await identify(page, said);
    await walkToPads(page, said);
    await judgeList(page, said);
    await selectBosch(page);
    await (language === "fr" ? chooseAnother(page, said) : addForNobody(page, said));
    await (language === "fr" ? chooseByName(page, name) : createByForm(page, name));
    await page.getByRole("button", { name }).first().waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // What was pressed for nobody is done once somebody is chosen.
    if (language === "fr") {
      await selectBosch(page);
      await page.keyboard.press("a");
    }
    await page.getByText(said.added).waitFor();
    expect(await page.locator("#cart-link").textContent()).toBe("1");
    const number = await quoteTwo(page, said);
    await judgeDocument(page, number, said);
    expect(complaints.get(page)).toEqual([]);
  });

  it("serves nobody but the one who was typed, however fast Enter follows", async () => {
    const page = await openPage();
    await signInByKeys(page);
    const { name } = await makeCustomer(page);
    await page.goto("/cart");
    await tabTo(page, /^Choisir un client$/);
    await page.keyboard.press("Enter");
    await page.getByRole("option").nth(1).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    const outcome = page.getByText("1 client trouvé").or(page.getByText(/est le client en cours$/));
    expect(await outcome.first().textContent()).toMatch(new RegExp(`^1 client trouvé$|${name}`));
  });
});
