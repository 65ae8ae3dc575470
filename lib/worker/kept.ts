import { keyDatabase } from "@/lib/shared/outbox";
import { keptAtMark, keptLength, keptTime, keptTitle } from "@/lib/shared/offline-page";
import { answerOffline, keepParts, keptPrefix } from "./shell";
import type { Fetching } from "./scope";

const patienceMs = 4000;
/** No page may tidy what its windows leave behind: what they keep is bounded by them, this is the last bound. */
const mostKept = 900;
/** A screen on a wall has no person: what it shows stays until its address opens nothing any more. */
const ofScreens = `${keptPrefix}screen`;

const isOfScreen = (path: string): boolean => /^\/(api\/)?screen\/|^\/embedded\/poster\//.test(path);

/** The person in the company whose answers are kept: one alone at a time. */
const ofPerson = async (): Promise<string | undefined> =>
  (await caches.keys()).find((name) => name.startsWith(keptPrefix) && name !== ofScreens);

/** What was kept for a person goes: they signed out, changed the company, or their session is over. */
export async function forget(): Promise<void> {
  // What waits of theirs is sealed.
  indexedDB.deleteDatabase(keyDatabase);
  for (const name of await caches.keys())
    if (name === "shared" || (name.startsWith("kept-") && name !== ofScreens)) await caches.delete(name);
}

async function cacheOf(keeper: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(keeper));
  const name = keptPrefix + [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16)).join("");
  const before = await ofPerson();
  if (before !== undefined && before !== name) await forget();
  return name;
}

/** Where storage is full or refused nothing more is kept, and all goes on. */
async function keep(name: string, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - mostKept))) await cache.delete(key);
}

/** How a page says that a part of it failed while it was being written, which no status tells. */
const failed = /data-dgst="(?!BAILOUT)/;

async function keepPage(request: Request, page: Response): Promise<void> {
  const html = await page.text();
  if (failed.test(html)) return;
  const [, keeper] = /data-keeper="([\d.]+)"/.exec(html) ?? [];
  const name = isOfScreen(new URL(request.url).pathname) ? ofScreens : keeper && (await cacheOf(keeper));
  if (!name) return;
  await keepParts(html);
  const headers = new Headers(page.headers);
  // What is kept is plain text, whatever it came as.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(keptTitle, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ""));
  headers.set(keptTime, String(Date.now()));
  headers.set(keptLength, String(html.length));
  // The page says itself that it was kept, and when.
  const marked = html.replace("</head>", `<meta name="${keptAtMark}" content="${Date.now()}"></head>`);
  await keep(name, request, new Response(marked, { headers }));
}

const late = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(done, ms));
const kept = (request: Request): Promise<Response | undefined> => caches.match(request, { ignoreVary: true });

/** Goes on after the answer, where the browser still lets it; what cannot be kept is not kept. */
function after(event: Fetching, work: Promise<unknown>): void {
  const done = work.catch(() => undefined);
  try {
    event.waitUntil(done);
  } catch {
    return;
  }
}

const isWhole = (page: Response): boolean =>
  page.status === 200 && !page.redirected && !!page.headers.get("content-type")?.startsWith("text/html");

/** Fetches a page that nobody has asked for yet and keeps it; answers its status, 0 without one. */
export async function keepAhead(path: string): Promise<number> {
  try {
    const request = new Request(path, { headers: { accept: "text/html" }, priority: "low" });
    const page = await fetch(request);
    if (isWhole(page)) await keepPage(request, page.clone());
    return page.status;
  } catch {
    return 0;
  }
}

async function askPage(event: Fetching): Promise<Response> {
  const { request } = event;
  const page = (await event.preloadResponse) ?? (await fetch(request));
  const { pathname } = new URL(page.url || request.url);
  if (pathname === "/login") after(event, forget());
  else if (isWhole(page)) after(event, keepPage(request, page.clone()));
  else if (page.status === 404 && isOfScreen(pathname)) after(event, caches.delete(ofScreens));
  return page;
}

/** A page from the server; without an answer the one that was kept, else the one that says so. */
export async function answerPage(event: Fetching): Promise<Response> {
  const known = await kept(event.request);
  const asked = askPage(event).catch(() => known ?? answerOffline());
  return (await (known ? Promise.race([asked, late(patienceMs)]) : asked)) ?? known ?? Response.error();
}

/** A call from the server; without an answer within four seconds what it answered last. */
export async function answerCall(event: Fetching): Promise<Response> {
  const { request } = event;
  const name = isOfScreen(new URL(request.url).pathname) ? ofScreens : await ofPerson();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.status === 401) after(event, forget());
    if (answer.status === 200 && name) after(event, keep(name, request, answer.clone()));
    return answer;
  } catch (error) {
    const known = await kept(request);
    if (!known) throw error;
    return known;
  }
}

/** Whoever goes through a door is another one when it has answered. */
export async function answerDoor(event: Fetching): Promise<Response> {
  const answer = await fetch(event.request);
  await forget();
  return answer;
}
