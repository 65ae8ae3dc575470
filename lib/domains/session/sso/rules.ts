import { cookieOf } from "@/lib/shared/cookies";

/** Why a sign-in at the identity provider led nowhere: each is a sentence on /login. */
export const signOnFaults = [
  "provider",
  "untrusted",
  "refused",
  "unverified",
  "unknown",
  "denied",
  "expired",
  "busy",
] as const;
export type SignOnFault = (typeof signOnFaults)[number];

export const isSignOnFault = (text: string | undefined): text is SignOnFault =>
  signOnFaults.some((fault) => fault === text);

/** How long somebody may take at the provider, in ms. */
export const flowLifetimeMs = 10 * 60_000;

export const signOnCookie = "etabli.sso";
export const signOnPath = "/api/sso";
/** Where the provider leads back: browsers at the callback, a frame at the page that tells its own address. */
export const callbackPath = "/api/sso/callback";
export const silentPath = "/silent-sso";

/** Errors that say that the person, not the provider, did not want or could not (OpenID Connect Core 3.1.2.6). */
const personal = [
  "access_denied",
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
];

export const faultOfError = (error: string): SignOnFault => (personal.includes(error) ? "refused" : "provider");

/** What a browser carries since it began a sign-in, from its Cookie header; null when it began none. */
export function readBinding(header: string | null): string | null {
  const value = cookieOf(header, signOnCookie) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** The token of a provider in an `Authorization: Bearer` header: longer than ours, or null. */
export const readProviderToken = (header: string | null): string | null =>
  /^bearer ([\w.~+/=-]{20,8000})$/i.exec(header?.trim() ?? "")?.[1] ?? null;

/** The page to sign in on, with the reason and the page that was asked. */
export function loginAddress(fault: SignOnFault, returnTo: string): string {
  const from = returnTo === "/" ? "" : `&from=${encodeURIComponent(returnTo)}`;
  return `/login?sso=${fault}${from}`;
}
