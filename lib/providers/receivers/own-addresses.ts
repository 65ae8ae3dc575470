import dns from "node:dns/promises";
import { networkInterfaces } from "node:os";

const keptMs = 60_000;

/** Addresses on which this product answers: those of this machine, and those to which its own names lead. */
export function makeOwnAddresses(hosts: readonly string[]): () => Promise<ReadonlySet<string>> {
  let known: { at: number; addresses: Promise<ReadonlySet<string>> } | null = null;
  return () => {
    if (known === null || Date.now() - known.at > keptMs) known = { at: Date.now(), addresses: find(hosts) };
    return known.addresses;
  };
}

async function find(hosts: readonly string[]): Promise<ReadonlySet<string>> {
  const here = Object.values(networkInterfaces()).flatMap((infos = []) => infos.map(({ address }) => address));
  const looked = await Promise.allSettled(hosts.map((host) => dns.lookup(host, { all: true })));
  const named = looked.flatMap((one) => (one.status === "fulfilled" ? one.value.map(({ address }) => address) : []));
  return new Set([...here, ...named]);
}
