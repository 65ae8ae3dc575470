import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { alive, passLogin } from "./browser";
import { cardOf, freshName, type MadeCustomer } from "./customers";
import { clioPads } from "./places";

/** What a page of the product asks its server, whatever its address. */
const ask = (page: Page, method: string, path: string, body?: unknown, key = randomUUID()): Promise<unknown> =>
  page.evaluate(
    async ([how, where, sent, once]) => {
      const headers = { "x-etabli": "1", "content-type": "application/json", "idempotency-key": once };
      const answer = await fetch(`/api${where}`, { method: how, headers, body: sent });
      if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
      return answer.json() as Promise<unknown>;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body), key] as const,
  );

/** Somebody signed in at the product, whose worker keeps pages and whose key lets writes wait. */
export async function signInThere(page: Page, url: string, email?: string): Promise<void> {
  await page.goto(`${url}/login?from=/identification-vehicule`);
  await passLogin(page, email);
  await isReady(page);
}

/** Waits for what only a promise tells: `waitForFunction` takes a promise itself for true. */
export async function until(page: Page, isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await page.waitForTimeout(100);
}

/** Waits until writes could wait here, and pages be kept. */
export const isReady = (page: Page): Promise<void> =>
  until(page, () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      return (await indexedDB.databases()).some(({ name }) => name === "etabli-key");
    }),
  );

export async function serveThere(page: Page, url: string): Promise<MadeCustomer> {
  const name = freshName();
  const { clientId } = (await ask(page, "POST", "/vc/newClient", { info: cardOf(name) })) as { clientId: number };
  const expires = Date.now() / 1000 + 86_400;
  await page.context().addCookies([{ name: "etabli.customer", value: String(clientId), url, expires }]);
  return { id: clientId, name };
}

const pads = (page: Page) => page.getByRole("row", { name: /Bosch 0 986 494 104.*23,95/ }).waitFor();

/** Waits until the list of brake pads, and what suppliers offer, are kept for the time without a network. */
export async function padsAreKept(page: Page): Promise<void> {
  await pads(page);
  const isKept = () =>
    page.evaluate(async (path) => {
      const name = (await caches.keys()).find((one) => one.startsWith("kept-"));
      if (!name) return false;
      const cache = await caches.open(name);
      const [list, offers] = [await cache.match(path, { ignoreVary: true }), await cache.match(`${path}?kept-offers`)];
      return list !== undefined && offers !== undefined;
    }, clioPads);
  await until(page, isKept);
}

export async function keepPads(page: Page, url: string): Promise<void> {
  await page.goto(url + clioPads);
  await padsAreKept(page);
}

const article = "Bosch 0 986 494 104";
const waits = (page: Page, count: number) => page.locator(`#outbox-link[aria-label$=": ${count}"]`).waitFor();

/** Adds the pads once more, until so many writes wait. */
export async function addOffline(page: Page, from: number, to: number): Promise<void> {
  const add = page.getByRole("button", { name: `Ajouter ${article} au panier` });
  await add.waitFor();
  await alive(add);
  await pads(page);
  for (let count = from + 1; count <= to; count += 1) {
    await add.click();
    await waits(page, count);
  }
}

export const allArrived = (page: Page): Promise<void> => page.locator("#outbox-link").waitFor({ state: "detached" });

interface Cart {
  lines: { id: number; quantity: number }[];
}

/** How many pieces lie in a cart of the database. */
export async function piecesOf(page: Page, customerId: number): Promise<number> {
  const { lines } = (await ask(page, "GET", `/getCart/${customerId}?fresh=${randomUUID()}`)) as Cart;
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
