import { offlinePage } from "@/lib/shared/offline-page";
import { scope } from "./scope";

/** The build that this worker belongs to, put in by scripts/build.mjs. */
declare const VERSION: string;

const shell = `shell-${VERSION}`;
/** What belongs to a page of this build alone: no page of another one is ever shown with it. */
export const keptPrefix = `kept-${VERSION}-`;

/** Parts of pages whose addresses change with what they hold. */
const part = /^\/(_next\/static|texts|drawings)\//;
const named = /\/(?:_next\/static|texts|drawings)\/[\w./~%?=-]+/g;

export const isPart = (path: string): boolean => part.test(path);

/** Keeps what a page is made of; what cannot be had or kept is asked for when it is needed. */
export async function keepParts(html: string): Promise<void> {
  const cache = await caches.open(shell);
  const keep = async (url: string) => (await cache.match(url, { ignoreVary: true })) ?? (await cache.add(url));
  await Promise.allSettled([...new Set(html.match(named))].map(keep));
}

/** A part from this browser, else from the server, and kept. */
export async function answerPart(request: Request): Promise<Response> {
  const cache = await caches.open(shell);
  const kept = await cache.match(request, { ignoreVary: true });
  // Answered anew: threads share one script whose fragment tells what they load, and would take the first asker's for theirs.
  if (kept) return new Response(kept.body, kept);
  const answer = await fetch(request);
  if (answer.status === 200) cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

export const answerOffline = async (): Promise<Response> => (await caches.match(offlinePage)) ?? Response.error();

scope.addEventListener("install", (event) => {
  const install = async () => {
    const page = await fetch(offlinePage, { cache: "reload" });
    await keepParts(await page.clone().text());
    await (await caches.open(shell)).put(offlinePage, page);
  };
  event.waitUntil(install());
});

// Only when the reader has agreed: a page keeps the parts that it came with until then.
scope.addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of await caches.keys())
      if (/^(shell|kept)-/.test(name) && name !== shell && !name.startsWith(keptPrefix)) await caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});
