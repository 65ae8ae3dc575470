import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env";

const algorithm = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "etabli", purpose, 32));

/** A text that only this installation's secret opens, for one purpose (AES-256-GCM): initialisation, tag, content. */
export function seal(purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(purpose), iv);
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

/** The sealed text; null when it was sealed by another secret, for another purpose, or altered. */
export function unseal(purpose: string, sealed: Uint8Array): string | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyFor(purpose), sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
