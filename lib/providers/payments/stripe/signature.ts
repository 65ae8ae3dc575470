import { createHmac, timingSafeEqual } from "node:crypto";
import { NoticeRefused } from "../port";

/** How old a signed message may be, in seconds: one of yesterday is a replay. */
const tolerance = 300;

const hex = /^[0-9a-f]{64}$/;

/**
 * Throws NoticeRefused unless the body was signed with the secret a moment ago. The header is `t=SECONDS,v1=HEX`, several v1
 * while a secret is replaced (https://docs.stripe.com/webhooks#verify-manually).
 */
export function requireSigned({ body, signature, now }: Signed, secret: string): void {
  const parts = (signature ?? "").split(",").map((part) => part.trim().split("=", 2) as [string, string?]);
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  const given = parts.flatMap(([name, value]) => (name === "v1" && value && hex.test(value) ? [value] : []));
  if (!/^\d{1,12}$/.test(time) || given.length === 0 || secret === "") throw new NoticeRefused("unsigned");
  const own = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  if (!given.some((one) => timingSafeEqual(Buffer.from(one, "hex"), own))) throw new NoticeRefused("unsigned");
  if (Math.abs(now / 1000 - Number(time)) > tolerance) throw new NoticeRefused("stale");
}

export interface Signed {
  /** As it came, byte for byte. */
  body: string;
  signature: string | null;
  /** In ms. */
  now: number;
}
