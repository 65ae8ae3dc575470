import { keyDatabase } from "@/lib/shared/outbox";
import { inStore } from "./rows";

/** Who works in this browser, with the key that nobody can read out of it. */
export interface Holder {
  keeper: string;
  key: CryptoKey;
  /** How far the device's clock was before the server's when the key came, and when that was by the server's. */
  ahead: number;
  since: number;
}

const place = { name: keyDatabase, path: "holder" };
const cipher = "AES-GCM";

export const readHolder = (): Promise<Holder | undefined> =>
  inStore(place, "readonly", (keys) => keys.get("holder") as IDBRequest<Holder | undefined>);

/** Keeps the key that the server gave the person, until they leave. */
export async function takeKey(given: { keeper: string; key: string; now: number }): Promise<Holder> {
  const bytes = Uint8Array.from(atob(given.key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, cipher, false, ["encrypt", "decrypt"]);
  const holder = { keeper: given.keeper, key, ahead: Date.now() - given.now, since: given.now };
  await inStore(place, "readwrite", (keys) => keys.put(holder, "holder"));
  return holder;
}

export async function seal(key: CryptoKey, text: string) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, data: await crypto.subtle.encrypt({ name: cipher, iv }, key, new TextEncoder().encode(text)) };
}

/** The sealed text; null under another key. */
export async function unseal(key: CryptoKey, { iv, data }: Awaited<ReturnType<typeof seal>>): Promise<string | null> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: cipher, iv }, key, data));
  } catch {
    return null;
  }
}
