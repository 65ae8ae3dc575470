import { createECDH, hkdfSync } from "node:crypto";

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const bytesOfKey = 32;

/** Both keys (P-256, RFC 8292) of the private one, which is 32 bytes in base64url; an Error for anything else. */
export function keysOf(privateKey: string): PushKeys {
  const bytes = Buffer.from(privateKey, "base64url");
  if (bytes.length !== bytesOfKey) throw new Error("a private key is 32 bytes in base64url");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(bytes);
  return { privateKey: bytes.toString("base64url"), publicKey: curve.getPublicKey("base64url") };
}

/** The keys of an installation that was given none: made of its secret, the same in each of its processes and after each start. */
export const keysFromSecret = (secret: string): PushKeys =>
  keysOf(Buffer.from(hkdfSync("sha256", secret, "etabli", "push", bytesOfKey)).toString("base64url"));
