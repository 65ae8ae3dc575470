import dns from "node:dns/promises";
import { isPublicAddress, literalAddress, PrivateAddress } from "@/lib/providers/http/address-guard";
import { askOnce, TooLarge } from "@/lib/providers/http/transport";
import { judgeText } from "./judge-address";
import { makeOwnAddresses } from "./own-addresses";
import type { AddressFault, Receipt, Receivers, ReceiverFault } from "./port";

interface Settings {
  /** Where this product is reached. */
  origins: readonly URL[];
  /** Lets programs of this machine be told, over http too: for tests alone. */
  local: boolean;
  timeoutMs?: number;
}

/** What is read of an answer: only its code counts. */
const maxBytes = 65_536;

export function makeReceivers({ origins, local, timeoutMs = 10_000 }: Settings): Receivers {
  const house = { origins, local };
  const own = makeOwnAddresses(origins.map(({ hostname }) => hostname));

  async function judge(address: string): Promise<AddressFault | null> {
    const fault = judgeText(address, house);
    if (fault || local) return fault;
    const { hostname } = new URL(address);
    const literal = literalAddress(hostname);
    const found = literal ? [{ address: literal }] : await dns.lookup(hostname, { all: true }).catch(() => []);
    if (found.length === 0) return "unknown-name";
    const ours = await own();
    if (found.some((one) => ours.has(one.address))) return "house";
    return found.every((one) => isPublicAddress(one.address)) ? null : "private";
  }

  async function post(address: string, { body, headers }: { body: string; headers: Record<string, string> }) {
    if (judgeText(address, house)) return failed("address");
    const limits = { timeoutMs, maxBytes, allowPrivateAddresses: local, ...(local ? {} : { refused: await own() }) };
    const question = { text: body, type: "application/json" };
    return askOnce(new URL(address), { "user-agent": "Etabli-Webhooks/1", ...headers }, limits, question).then(
      ({ status: code }): Receipt => ({ code, fault: null }),
      (error: unknown) => failed(faultOf(error)),
    );
  }
  return { judge, post };
}

const failed = (fault: ReceiverFault): Receipt => ({ code: null, fault });

function faultOf(error: unknown): ReceiverFault {
  if (error instanceof PrivateAddress) return "address";
  if (error instanceof TooLarge) return "unreachable";
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
}
