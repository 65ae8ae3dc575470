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
  ports: readonly MessagePort[];
}
export interface Synced extends Extendable {
  tag: string;
}

export interface Pushed extends Extendable {
  data: { json: () => unknown } | null;
}
export interface Clicked extends Extendable {
  notification: Notification;
}
interface OpenWindow {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (told: unknown) => void;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: Told;
  sync: Synced;
  push: Pushed;
  notificationclick: Clicked;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (wanted: { type: "window"; includeUncontrolled: true }) => Promise<OpenWindow[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void) => void;
}

export const scope = self as unknown as Scope;
