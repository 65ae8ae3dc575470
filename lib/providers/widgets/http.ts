import { createHash } from "node:crypto";
import { z } from "zod";
import { makeHttpSource } from "../http";
import { makeAnswerCache } from "../http/answer-cache";
import { whenNotFound } from "../http/failure";
import type { OutsideWidgets } from "./port";

const payload = z.object({ apps: z.array(z.unknown()).max(500) });
const keepMs = 30_000;

/**
 * Asks `{base}/widget/{name}` with the reader's bearer token, as our own call of that name answers. An answer counts for
 * its reader alone, half a minute long.
 */
export function makeHttpWidgets(base: string): OutsideWidgets {
  const get = makeHttpSource({
    ...{ name: "widgets", timeoutMs: 1500, totalMs: 2000, keepNotFoundMs: 0, redirects: 0 },
    allowPrivateAddresses: true,
    accepts: (body) => payload.safeParse(body).success,
  });
  const kept = makeAnswerCache(5000);
  return {
    async tilesOf(widget, bearer) {
      const key = createHash("sha256").update(`${widget}\n${bearer}`).digest("base64url");
      const known = kept.get(key);
      if (known) return known.found ? payload.parse(known.body).apps : null;
      const address = `${base.replace(/\/$/, "")}/widget/${encodeURIComponent(widget)}`;
      const body = await get(address, undefined, { authorization: `Bearer ${bearer}` }).catch(whenNotFound(null));
      kept.set(key, body === null ? { found: false } : { found: true, body }, keepMs);
      return body === null ? null : payload.parse(body).apps;
    },
  };
}
