import { log } from "@/lib/platform/log";
import { PrivateAddress } from "@/lib/providers/http/address-guard";
import { askHead, type HeadLimits } from "@/lib/providers/http/headers";
import type { FrameAnswer, FramePolicy } from "./port";
import { readFraming } from "./read-headers";

const usual: HeadLimits = { timeoutMs: 3000, redirects: 3, allowPrivateAddresses: false };

const valuesOf = (name: string, raw: readonly string[]): string[] =>
  raw.filter((_, at) => at % 2 === 1 && raw[at - 1]?.toLowerCase() === name);

const unknown = (reason: "private" | "unreachable"): FrameAnswer => ({ verdict: "unknown", reason });

/** Asks each site itself, by the headers of its answer; addresses inside networks are not asked. */
export const makeFramePolicy = (limits: Partial<HeadLimits> = {}): FramePolicy => ({
  async ask(address, page) {
    try {
      const { status, url, rawHeaders } = await askHead(address, { ...usual, ...limits });
      if (status >= 500) return unknown("unreachable");
      const policies = valuesOf("content-security-policy", rawHeaders);
      const options = valuesOf("x-frame-options", rawHeaders);
      const headers = { policies, xFrameOptions: options.length > 0 ? options.join(",") : null };
      return readFraming(headers, new URL(page), url);
    } catch (error) {
      const isPrivate = error instanceof PrivateAddress;
      // The address is not logged: it may hold a key.
      log.info({ provider: "frame-policy", outcome: isPrivate ? "private" : "unreachable" }, "a site was not asked");
      return unknown(isPrivate ? "private" : "unreachable");
    }
  },
});
