import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/env";

const cookieName = "etabli.device";
const keptSeconds = 180 * 24 * 3600;
/** A workshop's computer serves a few people; who has not come for long is forgotten first. */
const mostPeople = 8;

const proofOf = (device: string, email: string): string =>
  createHmac("sha256", env().NEXTAUTH_SECRET)
    .update(`known-device:${device}:${email.toLowerCase()}`)
    .digest("base64url")
    .slice(0, 22);

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What a browser carries since somebody signed in there: its name, and a proof for each who did. Null for none of ours. */
function readDevice(cookies: string | null): { device: string; proofs: string[] } | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{45,250})(?:;|$)`).exec(cookies ?? "")?.[1];
  const [device = "", own = "", ...proofs] = value?.split(".") ?? [];
  return same(own, proofOf(device, "")) ? { device, proofs } : null;
}

interface Attempt {
  address: string;
  /** The Cookie header of who tries. */
  cookies: string | null;
}

/** Where failures are counted that concern no account: at the device that is known, else at the address of all. */
export function placeKey({ address, cookies }: Attempt): string {
  const known = readDevice(cookies);
  return known ? `device:${known.device}` : `address:${address}`;
}

/** What failures with a password are counted for. Where somebody signed in before, their slips count there alone. */
export function passwordKeys({ email, ...attempt }: Attempt & { email: string }): {
  account: string;
  address?: string;
} {
  const known = readDevice(attempt.cookies);
  const account = email.toLowerCase();
  const proved = known?.proofs.some((proof) => same(proof, proofOf(known.device, account)));
  if (known && proved) return { account: `device:${known.device}:${account}` };
  return { account: `account:${account}`, address: placeKey(attempt) };
}

/** The Set-Cookie value by which a device is known again for who has just signed in there. */
export function knownDeviceCookie(cookies: string | null, email: string): string {
  const { device, proofs } = readDevice(cookies) ?? { device: randomBytes(16).toString("base64url"), proofs: [] };
  const proof = proofOf(device, email);
  const people = [proof, ...proofs.filter((one) => one !== proof)].slice(0, mostPeople);
  const secure = env().NEXTAUTH_URL.startsWith("https:") ? "; Secure" : "";
  const value = [device, proofOf(device, ""), ...people].join(".");
  return `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}${secure}`;
}
