import bwip from "bwip-js/node";
import type { Page } from "playwright-core";
import { alive, openPage, openSignedIn, passLogin, shoot } from "../support/browser";
import { openChangingProduct } from "../support/changing-worker";
import { padsAreKept, until } from "../support/outbox";
import { clioPads } from "../support/places";

let product: Awaited<ReturnType<typeof openChangingProduct>>;
beforeAll(async () => {
  product = await openChangingProduct();
});
beforeEach(() => product.cut(false));
afterAll(() => product.close());

const vehicle = "/identification-vehicule/search/immat/AB-123-CD";
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

/** The addresses of the person's pages that the browser has kept. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith("kept-"));
    const keys = name ? await (await caches.open(name)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Waits until the browser has kept a page of the person. */
const isKept = (page: Page, path: string) => until(page, async () => (await keptPaths(page)).includes(path));

/** Somebody signed in on the product, whose worker answers for their pages. */
async function openInstalled(email?: string): Promise<Page> {
  const page = await openPage();
  await page.goto(`${product.url}/login?from=/identification-vehicule`);
  await passLogin(page, email);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** What a store of apps shows of the product: public/app holds these two pictures. */
async function shootForStore(): Promise<void> {
  const wide = await openSignedIn({ at: vehicle });
  await wide.locator("aside dl").first().waitFor();
  await shoot(wide, "app-wide");
  const narrow = await openSignedIn({ width: "phone", at: "/identification-vehicule" });
  await narrow.locator("input[name=immat]").waitFor();
  await shoot(narrow, "app-narrow");
}

it("the browser may install it", async () => {
  await shootForStore();
  const page = await openSignedIn({ email: "admin@etabli.test" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  const { errors, url } = await cdp.send("Page.getAppManifest");
  expect([errors, installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")]).toEqual([[], []]);
  expect(url).toContain("/manifest.webmanifest");
  const told = (await (await page.request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
    screenshots: { src: string }[];
  };
  for (const { src } of [...told.icons, ...told.screenshots])
    expect([src, (await page.request.get(src)).headers()["content-type"]]).toEqual([src, "image/png"]);
});

it("without a network a kept page opens, another says so and opens by itself later; signing out leaves nothing", async () => {
  const page = await openInstalled();
  await page.goto(product.url + vehicle);
  await isKept(page, vehicle);
  await page.context().setOffline(true);
  const began = performance.now();
  await page.goto(product.url + vehicle);
  await page.locator("aside dl").first().waitFor();
  process.stdout.write(`kept page: ${Math.round(performance.now() - began)} ms\n`);
  await page.getByText(/Hors ligne : page gardée le/).waitFor();
  await shoot(page, "installed-kept");
  await page.goto(`${product.url}/customers`);
  await page.getByRole("heading", { name: "Hors ligne" }).waitFor();
  await page
    .getByRole("link", { name: /AB-123-CD|Clio|Renault/ })
    .first()
    .waitFor();
  await shoot(page, "installed-offline");
  await page.context().setOffline(false);
  await page.locator("main table").first().waitFor();
  await page.evaluate(() =>
    fetch("/api/logout", {
      method: "POST",
      headers: { "x-etabli": "1", "content-type": "application/json" },
      body: "{}",
    }),
  );
  await until(page, async () => !(await cachesOf(page)).some((name) => name.startsWith("kept-")));
});

it("of a vehicle whose page alone was seen a list opens without a network, by its own page and by the desk", async () => {
  const page = await openInstalled();
  await page.goto(product.url + vehicle);
  const lists = async () => (await keptPaths(page)).filter((path) => /\/parts(\/\d+){4}$/.test(path));
  await until(page, async () => (await lists()).length > 0);
  await isKept(page, `${vehicle}/rev`);
  await isKept(page, `${vehicle}/work-sheet`);
  const [list] = await lists();
  product.cut(true);
  await page.goto(`${product.url}/offline`);
  await page.getByRole("navigation", { name: "Véhicules" }).getByRole("link", { name: /Clio/ }).first().click();
  await page.locator("aside dl").first().waitFor();
  await page.getByText(/Hors ligne : page gardée le/).waitFor();
  await page.goto(product.url + String(list));
  await page.getByRole("row").nth(1).waitFor();
});

it("the first list after signing in is older than its worker, and opens without a network with its prices", async () => {
  const page = await openPage();
  await page.goto(`${product.url}/login?from=${clioPads}`);
  await passLogin(page);
  await padsAreKept(page);
  await page.context().setOffline(true);
  await page.goto(product.url + clioPads);
  await page.getByText(/Hors ligne : page gardée le/).waitFor();
  await page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ }).waitFor();
});

it("a new version is taken by consent, never over what is being typed; of two at once the later one", async () => {
  const page = await openInstalled();
  const field = page.locator("input[name=immat]");
  await alive(field);
  await field.fill("AB-1");
  await product.deploy("second");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByText("Une nouvelle version est prête.").waitFor();
  await product.deploy("third");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await until(page, async () => (await cachesOf(page)).includes("shell-third"));
  await page.getByRole("button", { name: "Actualiser" }).click();
  await page.getByText("Une saisie est en cours ici").waitFor();
  expect(await cachesOf(page)).toContain("shell-first");
  await shoot(page, "installed-busy");
  await field.fill("");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Actualiser" }).click()]);
  await page.waitForLoadState();
  await until(page, async () => {
    const names = await cachesOf(page).catch((): string[] => []);
    return names.includes("shell-third") && !names.some((name) => /^shell-(first|second)$/.test(name));
  });
});

it("threads of different pages answer one after the other, though one kept script begins them all", async () => {
  const page = await openInstalled("expert@etabli.test");
  const vin = "VF1BR1H0H40123456";
  const label = await bwip.toBuffer({ bcid: "code39", text: vin, scale: 2, height: 20, backgroundcolor: "FFFFFF" });
  for (const turn of [1, 2]) {
    await page.goto(`${product.url}${vehicle}/genart360?turn=${turn}`);
    await page.locator("[data-loaded=true]").waitFor({ state: "attached" });
    await page.goto(`${product.url}/identification-vehicule`);
    const scan = page.getByRole("button", { name: "Scanner le VIN (code-barres ou QR)" });
    await alive(scan);
    await scan.click();
    const picture = { name: "vin.png", mimeType: "image/png", buffer: label };
    await page.locator("dialog[open] input[type=file]").setInputFiles(picture);
    await page.waitForURL(`**/search/vin/${vin}`);
  }
});

it("a photograph that another app shares is read as a plate where vehicles are identified", async () => {
  const page = await openInstalled();
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement("form"));
    Object.assign(form, { method: "post", action: "/share-plate", enctype: "multipart/form-data" });
    const input = form.appendChild(document.createElement("input"));
    Object.assign(input, { type: "file", name: "picture" });
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array([255, 216, 255, 224])], "plate.jpg", { type: "image/jpeg" }));
    input.files = files.files;
    form.submit();
  });
  await page.getByText("La photo est abîmée", { exact: false }).waitFor();
  expect(new URL(page.url()).search).toBe("");
});
