import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { silentScript } from "@/lib/shared/silent-page";

/** Only the map may ask where its reader is; fields that are spoken into stand on any page. */
const abilities = (located: boolean) =>
  `camera=(self), geolocation=(${located ? "self" : ""}), microphone=(self), payment=(), usb=()`;

const fixed = Object.entries({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": abilities(false),
});

interface Allowed {
  dev: boolean;
  /** Origins whose pages may stand in a frame. */
  frames: readonly string[];
  /** Origins of pictures besides our own: the map's tiles. */
  pictures: readonly string[];
}

/** In development React compiles with eval and Next reloads by a web socket. */
const policy = (nonce: string, { dev, frames, pictures }: Allowed) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frames].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Headers of every answer. */
export function setSecurityHeaders(response: ServerResponse, secure: boolean): void {
  for (const [name, value] of fixed) response.setHeader(name, value);
  if (secure) response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
}

/** A page's content security policy; Next reads the nonce for its scripts from the request's own header, documents read it for theirs. */
export function setPagePolicy(request: IncomingMessage, response: ServerResponse, allowed: Allowed): void {
  const nonce = randomBytes(16).toString("base64");
  const value = policy(nonce, allowed);
  request.headers["content-security-policy"] = value;
  request.headers["x-etabli-nonce"] = request.headers.rsc ? undefined : nonce;
  response.setHeader("content-security-policy", value);
}

/** Lets the page ask where its reader is. */
export const allowLocation = (response: ServerResponse): void =>
  void response.setHeader("permissions-policy", abilities(true));

const silent = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(silentScript).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Headers of the page that tells our own page where the identity provider has led its frame. */
export function setSilentPolicy(response: ServerResponse): void {
  response.setHeader("x-frame-options", "SAMEORIGIN");
  response.setHeader("content-security-policy", silent);
}

const framed =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Headers of the pages that our own screens show in a frame: no script, no form, nothing fetched. */
export function setFramedPolicy(response: ServerResponse): void {
  response.setHeader("x-frame-options", "SAMEORIGIN");
  response.setHeader("content-security-policy", framed);
}
