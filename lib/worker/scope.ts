/** What the types of pages do not know of a service worker. */
export interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface Fetching extends Extendable {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
export interface Told extends Extendable {
  data: unknown;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Told;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void) => void;
}

export const scope = self as unknown as Scope;
