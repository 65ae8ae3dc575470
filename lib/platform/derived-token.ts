import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "./env";

/** A token that this installation's secret makes of a subject for one purpose: nobody else can, and nothing is kept. */
export function derivedToken(purpose: string, subject: string): string {
  const key = Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "etabli", purpose, 32));
  return createHmac("sha256", key).update(subject).digest("base64url");
}

/** Whether a token is the subject's; the comparison takes the same time for every wrong one. */
export function isDerivedToken(token: string, purpose: string, subject: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(derivedToken(purpose, subject))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
