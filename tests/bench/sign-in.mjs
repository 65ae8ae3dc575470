import { Refusal } from "../../scripts/lib/refusal.mjs";

/** A session token of a demonstration account, the garage's unless another is named. */
export async function signIn(base, account = "garage@etabli.test") {
  const basic = Buffer.from(`${account}:etabli-demo`).toString("base64");
  const response = await fetch(`${base}/api/login`, { headers: { authorization: `Basic ${basic}` } }).catch(() => null);
  if (!response) throw new Refusal(`Nothing answers at ${base}.`);
  if (response.ok) return (await response.json()).token;
  throw new Refusal(`${account} cannot sign in at ${base} (${response.status}): load the demonstration data.`);
}

/** Headers of a call, and the cookie of a page, for a token. */
export const bearer = (token) => ({ authorization: `Bearer ${token}` });
export const cookie = (token) => ({ cookie: `etabli.session=${token}` });
