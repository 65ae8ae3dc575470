import type { Page } from "playwright-core";
import { base, complaints, openSignedIn } from "../support/browser";
import { serveCustomer } from "../support/customers";
import { addFromList, openCart, openPads, said } from "../support/shopping";

const bosch = "Bosch 0 986 494 104";
const quantity = (page: Page) => page.getByRole("textbox", { name: `Quantité de ${bosch}` });
const more = (page: Page) => page.getByRole("button", { name: `Une pièce de plus : ${bosch}` }).click();
const shows = (page: Page, value: number) =>
  page.locator(`input[aria-label="Quantité de ${bosch}"][value="${value}"]`).waitFor();
const badge = (page: Page, value: number) =>
  page.locator(`#cart-link[aria-label="Panier, ${value} articles"]`).waitFor();

/** Two windows of one seller who serves one customer with an article in the cart. */
async function twoWindows(): Promise<[Page, Page]> {
  const one = await openSignedIn();
  const { id } = await serveCustomer(one);
  await openPads(one);
  await addFromList(one, bosch);
  await said(one, `${bosch} ajouté au panier`);
  const two = await openSignedIn();
  await two.context().addCookies([{ name: "etabli.customer", value: String(id), url: base }]);
  await Promise.all([openCart(one), openCart(two)]);
  return [one, two];
}

describe("two windows on one cart", () => {
  it("show the same without a reload, and lose no press of either", async () => {
    const [one, two] = await twoWindows();
    await more(one);
    for (const page of [one, two]) await Promise.all([shows(page, 2), badge(page, 2)]);
    await Promise.all([more(one), more(two), more(one), more(two)]);
    for (const page of [one, two]) await Promise.all([shows(page, 6), badge(page, 6)]);
    await one.reload();
    await shows(one, 6);
    expect([complaints.get(one), complaints.get(two)]).toEqual([[], []]);
  });

  it("come together after one of them was without a network", async () => {
    const [one, two] = await twoWindows();
    await two.context().setOffline(true);
    await more(one);
    await shows(one, 2);
    expect(await quantity(two).inputValue()).toBe("1");
    await two.context().setOffline(false);
    await Promise.all([shows(two, 2), badge(two, 2)]);
  });
});

describe("two windows on one quote", () => {
  it("both show the decision, and the other one says it", async () => {
    const [one, two] = await twoWindows();
    await two.goto("/quotes");
    await one.getByRole("button", { name: "Générer le devis" }).click();
    await one.waitForURL("**/quotes/*");
    const heading = await one.getByRole("heading", { level: 1 }).textContent();
    const number = /\d{4}-\d{5}/.exec(heading ?? "")![0];
    const row = (state: string) => two.getByRole("row", { name: new RegExp(`${number}.*${state}`) });
    await row("En attente").waitFor();
    const follows = Promise.all([row("Accepté").waitFor(), said(two, `Devis ${number} accepté`)]);
    await one.getByRole("button", { name: "Accepté par le client" }).click();
    await follows;
    await said(one, "État du devis enregistré");
    expect(await one.getByText(`Devis ${number} accepté`).count()).toBe(0);
  });
});

describe("a scan that another device shares", () => {
  it.each([
    ["searchVin/VF1BR1H0H40123456", "**/search/vin/VF1BR1H0H40123456", "VIN reçu : VF1BR1H0H40123456"],
    ["searchEAN/4047024000018", "**/pieces/search/4047024000018", "Code EAN reçu : 4047024000018"],
  ])("%s opens the search", async (path, address, words) => {
    const page = await openSignedIn();
    const answer = await page.request.get(`/api/sendEvent/${path}`, { headers: { "x-etabli": "1" } });
    expect(answer.status()).toBe(200);
    await page.waitForURL(address);
    await said(page, words);
  });
});
