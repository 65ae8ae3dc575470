import type { Page } from "playwright-core";
import { alive, openPage, passLogin, shoot } from "../support/browser";
import { openChangingProduct } from "../support/changing-worker";
import { addOffline, allArrived, isReady, keepPads, piecesOf, serveThere, signInThere, until } from "../support/outbox";
import { openOwnBrowser } from "../support/own-browser";
import { clioPads } from "../support/places";

const pads = "Bosch 0 986 494 104";

let product: Awaited<ReturnType<typeof openChangingProduct>>;
beforeAll(async () => {
  product = await openChangingProduct();
});
beforeEach(() => product.cut(false));
afterAll(() => product.close());

/** Somebody who serves a customer on a page that is kept, with the network cut. */
async function openBench(): Promise<{ page: Page; customer: number }> {
  const page = await openPage();
  await signInThere(page, product.url);
  const { id } = await serveThere(page, product.url);
  await keepPads(page, product.url);
  product.cut(true);
  return { page, customer: id };
}

const signOut = (page: Page) =>
  page.evaluate(() =>
    fetch("/api/logout", {
      method: "POST",
      headers: { "x-etabli": "1", "content-type": "application/json" },
      body: "{}",
    }),
  );

it("fifty writes made without a network on a browser that is killed twice arrive as fifty, a new version between", async () => {
  const browser = await openOwnBrowser();
  try {
    let page = await browser.start();
    await page.context().addCookies([{ name: "etabli.language", value: "fr", url: product.url }]);
    await signInThere(page, product.url);
    const { id } = await serveThere(page, product.url);
    await keepPads(page, product.url);
    product.cut(true);
    await addOffline(page, 0, 25);
    await browser.kill();
    page = await browser.start();
    await page.goto(product.url + clioPads);
    await addOffline(page, 25, 50);
    await browser.kill();
    await product.deploy("later");
    product.cut(false);
    page = await browser.start();
    await page.goto(`${product.url}/cart`);
    await page.getByText("Saisies arrivées : 50").waitFor();
    await allArrived(page);
    expect(await piecesOf(page, id)).toBe(50);
  } finally {
    await browser.close();
  }
});

it("a write is shown where it waits, can be taken back, and is said in the cart", async () => {
  const { page, customer } = await openBench();
  await addOffline(page, 0, 2);
  await page.goto(`${product.url}/offline`);
  const queue = page.getByRole("region", { name: "En attente du réseau" });
  await queue.getByText("Bosch 0 986 494 104 × 1").first().waitFor();
  await shoot(page, "outbox-queue");
  await queue.getByRole("button", { name: "Ne pas envoyer" }).first().click();
  await queue.getByRole("listitem").nth(1).waitFor({ state: "detached" });
  product.cut(false);
  await page.goto(`${product.url}/cart`);
  await page.getByText("Saisies arrivées : 1").waitFor();
  expect(await piecesOf(page, customer)).toBe(1);
});

it("what another person left waits sealed: they neither see nor send it; its person does", async () => {
  const { page, customer } = await openBench();
  await addOffline(page, 0, 3);
  // The network is back in the moment of signing out: nothing was sent yet.
  await page.route("**/api/addItemToCart", (route) => route.abort());
  product.cut(false);
  await signOut(page);
  await page.goto(`${product.url}/login`);
  await page.getByText("Saisies scellées sur cet appareil jusqu'à la connexion de leur auteur : 3").waitFor();
  await shoot(page, "outbox-sealed");
  await passLogin(page, "admin@etabli.test");
  await isReady(page);
  await page.unroute("**/api/addItemToCart");
  await page.goto(`${product.url}/offline`);
  await page.getByRole("heading", { level: 1, name: "Gardé sur cet appareil" }).waitFor();
  expect(await page.getByText("Bosch 0 986 494 104").count()).toBe(0);
  await page.goto(`${product.url}/identification-vehicule`);
  await signOut(page);
  await page.goto(`${product.url}/login?from=/cart`);
  await passLogin(page);
  await page.getByText("Saisies arrivées : 3").waitFor();
  expect(await piecesOf(page, customer)).toBe(3);
});

it("a price that moved stays in the queue, says so, and is sent at the new one by agreement; the others go on", async () => {
  const { page, customer } = await openBench();
  await addOffline(page, 0, 2);
  let isFirst = true;
  await page.route("**/api/addItemToCart", (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const sent = route.request().postDataJSON() as { price: number };
    const data = JSON.stringify({ ...sent, price: sent.price - 100 });
    return route.continue({ postData: data });
  });
  product.cut(false);
  await page.goto(`${product.url}/identification-vehicule`);
  await page.getByText("Une saisie en attente n'a pas été acceptée.").waitFor();
  expect(await piecesOf(page, customer)).toBe(1);
  await page.goto(`${product.url}/offline`);
  await page.getByText(/Le prix est passé à 23,95/).waitFor();
  await shoot(page, "outbox-conflict");
  const again = page.getByRole("button", { name: "Envoyer à nouveau" });
  await alive(again);
  await again.click();
  await again.waitFor({ state: "detached" });
  await page.goto(`${product.url}/identification-vehicule`);
  expect(await piecesOf(page, customer)).toBe(2);
});

it("a session that ended while the device was without a network keeps what waits until its person signs in", async () => {
  const { page, customer } = await openBench();
  await addOffline(page, 0, 2);
  const ended = await openPage();
  await ended.context().addCookies(await page.context().cookies(product.url));
  product.cut(false);
  await page.route("**/api/addItemToCart", (route) => route.abort());
  await ended.goto(`${product.url}/identification-vehicule`);
  await signOut(ended);
  await page.unroute("**/api/addItemToCart");
  await page.goto(`${product.url}/cart`);
  await page.waitForURL("**/login?**");
  await page.getByText("Saisies scellées sur cet appareil jusqu'à la connexion de leur auteur : 2").waitFor();
  await passLogin(page);
  await page.getByText("Saisies arrivées : 2").waitFor();
  expect(await piecesOf(page, customer)).toBe(2);
});

it("a device that says in vain that the network is back keeps its page; one that is right loads it anew", async () => {
  const { page } = await openBench();
  await page.goto(product.url + clioPads);
  await page.getByText(/Hors ligne : page gardée le/).waitFor();
  const mark = () => page.evaluate(() => void Object.assign(window, { here: true }));
  const isHere = () => page.evaluate(() => "here" in window);
  const sayBack = () => page.evaluate(() => void window.dispatchEvent(new Event("online")));
  await mark();
  const unanswered = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/health/live"));
  await sayBack();
  await unanswered;
  expect(await isHere()).toBe(true);
  product.cut(false);
  await sayBack();
  await page.getByText(/Hors ligne : page gardée le/).waitFor({ state: "detached" });
  expect(await isHere()).toBe(false);
});

it("two devices that changed one line: the later one is told what stands, and sends its own by agreement", async () => {
  const page = await openPage();
  await signInThere(page, product.url);
  const { id } = await serveThere(page, product.url);
  await keepPads(page, product.url);
  await page.getByRole("button", { name: `Ajouter ${pads} au panier` }).click();
  await page.getByText(`${pads} ajouté au panier`).waitFor();
  const other = await openPage();
  await other.context().addCookies(await page.context().cookies(product.url));
  const quantityOn = (device: Page) => device.getByRole("textbox", { name: `Quantité de ${pads}` });
  for (const device of [page, other]) {
    await device.goto(`${product.url}/cart`);
    await alive(quantityOn(device));
  }
  await page.context().setOffline(true);
  await quantityOn(page).fill("4");
  await page.keyboard.press("Enter");
  await page
    .getByRole("row", { name: /Bosch 0 986 494 104/ })
    .getByText("en attente")
    .waitFor();
  await shoot(page, "outbox-waiting-line");
  await quantityOn(other).fill("3");
  await other.keyboard.press("Enter");
  await until(other, async () => (await piecesOf(other, id)) === 3);
  await page.context().setOffline(false);
  await page.getByText("Une saisie en attente n'a pas été acceptée.").waitFor();
  expect(await piecesOf(page, id)).toBe(3);
  await page.goto(`${product.url}/offline`);
  await page.getByText("La quantité a été changée ailleurs : 3. Envoyez la vôtre, ou jetez.").waitFor();
  const again = page.getByRole("button", { name: "Envoyer à nouveau" });
  await alive(again);
  await again.click();
  await again.waitFor({ state: "detached" });
  await page.goto(`${product.url}/identification-vehicule`);
  await until(page, async () => (await piecesOf(page, id)) === 4);
});
