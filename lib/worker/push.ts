import { scope } from "./scope";

interface Message {
  /** Of a notification; null for a test. */
  id: string | null;
  title: string;
  text: string;
  lang: string;
}

const addressOf = (id: unknown): string => (typeof id === "string" ? `/notification/${id}` : "/notifications");

scope.addEventListener("push", (event) => {
  const { id, title, text, lang } = event.data?.json() as Message;
  // The same notification sent twice is shown once.
  const shown = { body: text, tag: id ?? "test", data: id, lang, icon: "/app/icon-192.png" };
  event.waitUntil(scope.registration.showNotification(title, shown));
});

/** The window that shows it already, else a new one: what is typed in another stays. */
async function open(address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const showing = windows.find(({ url }) => new URL(url).pathname === address);
  await (showing ? showing.focus() : scope.clients.openWindow(address));
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data)));
});

/** This browser takes nothing more; its service tells the sender so. */
export async function leavePush(): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe();
}
