import { createLocalJWKSet, type JSONWebKeySet } from "jose";
import { makeHttpSource, type GetJson } from "../../http";
import { ProviderFailure } from "../../http/failure";
import { keySet, metadata, type Metadata } from "./payload";

export type Keys = ReturnType<typeof createLocalJWKSet>;

export interface Published {
  metadata(): Promise<Metadata>;
  /** The provider's public keys; `fresh` asks again, at most every half a minute. */
  keys(fresh?: boolean): Promise<Keys>;
}

const keepKeysMs = 10 * 60_000;
/** A provider that is down is noticed before a browser is sent to it. */
const askAgainMs = 30_000;
const bare = (address: string) => address.replace(/\/$/, "");

/** What is read once and kept; one that failed is read anew. */
function kept<T>(read: () => Promise<T>, now: () => number) {
  let last: { value: Promise<T>; at: number } | null = null;
  return (atMostMs: number): Promise<T> => {
    if (last && now() - last.at < atMostMs) return last.value;
    const value = read();
    const mine = (last = { value, at: now() });
    value.catch(() => void (last === mine && (last = null)));
    return value;
  };
}

/**
 * Reads what the issuer publishes about itself. The issuer's own origin may lie in the house, for its address was
 * configured; what its document names elsewhere must lie on the public internet.
 */
export function readPublished(issuer: string, now: () => number = () => Date.now()): Published {
  const home = new URL(issuer).origin;
  const common = { name: "identity", timeoutMs: 4000, totalMs: 6000, keepNotFoundMs: 0, redirects: 0 };
  const inside = makeHttpSource({ ...common, allowPrivateAddresses: true });
  const outside = makeHttpSource(common);
  const get: GetJson = (url) => (new URL(url).origin === home ? inside : outside)(url);

  const readMetadata = kept(async () => {
    const found = metadata.safeParse(await get(`${bare(issuer)}/.well-known/openid-configuration`));
    if (!found.success) throw new ProviderFailure("bad data", "identity", "the issuer's document has another shape");
    if (bare(found.data.issuer) !== bare(issuer))
      throw new ProviderFailure("bad data", "identity", "the issuer's document names another issuer");
    return found.data;
  }, now);
  const readKeys = kept(async () => {
    const found = keySet.safeParse(await get((await readMetadata(askAgainMs)).jwks_uri));
    if (!found.success) throw new ProviderFailure("bad data", "identity", "the issuer's keys have another shape");
    return createLocalJWKSet(found.data as JSONWebKeySet);
  }, now);
  return {
    metadata: () => readMetadata(askAgainMs),
    keys: (fresh = false) => readKeys(fresh ? askAgainMs : keepKeysMs),
  };
}
