import type { OpenedSession } from "../port";
import type { SessionAnswer } from "./payload";

const good = /^(success|ok|opened|created)$/i;

/** Open only where the service says so in as many words; an address that is not https is left out. */
export function mapSession({ result, status, state, url, sessionUrl, message, error }: SessionAnswer): OpenedSession {
  const said = result ?? status ?? state ?? "";
  if (!good.test(said) || error) return { opened: false, reason: error ?? message ?? said };
  const address = url ?? sessionUrl ?? "";
  return { opened: true, address: address.startsWith("https://") ? address : null };
}
