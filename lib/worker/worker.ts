import { sharePath, signOfKeep, type KeepAsked } from "@/lib/shared/offline-page";
import { drainWord, syncTag } from "@/lib/shared/outbox";
import { leavePush } from "./push";
import { answerCall, answerDoor, answerPage, forget, keepAhead } from "./kept";
import { scope, type Fetching } from "./scope";
import { answerShare } from "./share";
import { answerPart, isPart } from "./shell";

/** Calls whose last answer is worth something without a network. */
const readable =
  /^\/api\/(screen\/[\w-]{20,}$|(vin|immat|swissPlate|targa|ktype|ntypnr|parts\/vehicle|widget|apps\/home|getCart|customers)(\/|$))/;
/** After them another person, another company or nobody is here. */
const door = /^\/api\/(logout|switchToCompany|login|qrauth|auth)(\/|$)/;

/** Who signs out is told nothing more at this browser. */
async function leave(event: Fetching, pathname: string): Promise<Response> {
  const answer = await answerDoor(event);
  if (pathname === "/api/logout") event.waitUntil(leavePush());
  return answer;
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === sharePath) return event.respondWith(answerShare(request));
  if (door.test(pathname)) return request.mode === "navigate" ? undefined : event.respondWith(leave(event, pathname));
  if (request.method !== "GET" || request.headers.has("range")) return;
  if (isPart(pathname)) return event.respondWith(answerPart(request));
  if (request.mode === "navigate")
    return pathname.startsWith("/api/") ? undefined : event.respondWith(answerPage(event));
  if (readable.test(pathname) || pathname.startsWith("/embedded/poster/")) event.respondWith(answerCall(event));
});

scope.addEventListener("message", (event) => {
  if (event.data === "refresh") event.waitUntil(scope.skipWaiting());
  if (event.data === "forget") event.waitUntil(forget());
  const path = (event.data as Partial<KeepAsked>)[signOfKeep];
  if (path) event.waitUntil(keepAhead(path).then((status) => event.ports[0]?.postMessage(status)));
});

// The windows hold the key and know the order; the browser wakes them through this.
scope.addEventListener("sync", (event) => {
  const wake = async () => {
    const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const one of windows) one.postMessage(drainWord);
  };
  if (event.tag === syncTag) event.waitUntil(wake());
});
