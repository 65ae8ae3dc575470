import { mayWork } from "@/components/installed/worker-link";

/** Whether this browser knows how to take notifications while it is shut. */
export const mayTakePush = (): boolean => mayWork() && "PushManager" in window && "Notification" in window;

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether one of the reader's devices is this browser. */
export async function isAmong(devices: readonly string[]): Promise<boolean> {
  const subscription = await (await manager()).getSubscription();
  return subscription !== null && devices.includes(await idOf(subscription));
}

/** Where this browser is reached from now on; null where it cannot be. One of another key gives way. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  try {
    const push = await manager();
    await (await push.getSubscription())?.unsubscribe();
    return await push.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    return null;
  }
}

/** Takes nothing more here; answers the address that was reached, null where there was none. */
export async function unsubscribe(): Promise<string | null> {
  const subscription = await (await manager()).getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/** What the server is told of a subscription. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}
