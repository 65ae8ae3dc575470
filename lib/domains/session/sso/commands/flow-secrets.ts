import { createHash, createHmac } from "node:crypto";
import { env } from "@/lib/platform/env";
import type { SignOnRequest } from "@/lib/providers/identity/port";
import { callbackPath, silentPath } from "../rules";

export const hashOf = (secret: string) => new Uint8Array(createHash("sha256").update(secret).digest());

/**
 * The sign-in of one state by one browser. Nonce and PKCE secret follow from both and the installation's secret: an
 * answer that another browser brought proves nothing here.
 */
export function requestOf(state: string, binding: string, silent: boolean): SignOnRequest {
  const { NEXTAUTH_SECRET, NEXTAUTH_URL } = env();
  const derive = (what: string) =>
    createHmac("sha256", NEXTAUTH_SECRET).update(`sign-on:${what}:${state}:${binding}`).digest("base64url");
  const redirectUri = new URL(silent ? silentPath : callbackPath, NEXTAUTH_URL).href;
  return { state, nonce: derive("nonce"), verifier: derive("verifier"), redirectUri, silent };
}
