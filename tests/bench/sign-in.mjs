import { Refusal } from "../../scripts/lib/refusal.mjs";

const basic = Buffer.from("garage@etabli.test:etabli-demo").toString("base64");

/** A session token of the demonstration's garage. */
export async function signIn(base) {
  const response = await fetch(`${base}/api/login`, { headers: { authorization: `Basic ${basic}` } }).catch(() => null);
  if (!response) throw new Refusal(`Nothing answers at ${base}.`);
  if (response.ok) return (await response.json()).token;
  throw new Refusal(`garage@etabli.test cannot sign in at ${base} (${response.status}): load the demonstration data.`);
}

/** Headers of a call, and the cookie of a page, for a token. */
export const bearer = (token) => ({ authorization: `Bearer ${token}` });
export const cookie = (token) => ({ cookie: `etabli.session=${token}` });
