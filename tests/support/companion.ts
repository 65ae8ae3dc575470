import { clientOf } from "./company";
import { json, type Client } from "./counter";

export interface Companion {
  key: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
}

const keyIn = (address: string): string => new URL(address).searchParams.get("id") ?? "";

/** The address of a customer's page, as the seller's dialog shows it. */
export async function addressOf(seller: Pick<Client, "post">, customerId: number, path = "/vc/companion") {
  const { address } = await json<{ address: string }>(seller.post(path, { customerId }));
  return { address, key: keyIn(address) };
}

/** Calls as the phone of whoever holds a key makes them, in process. */
export function phoneOf(key: string): Companion {
  const nobody = clientOf();
  const proof = { "x-companion": key };
  return {
    key,
    get: (path, headers = {}) => nobody.get(path, { ...proof, ...headers }),
    post: (path, body, headers = {}) => nobody.post(path, body, { ...proof, ...headers }),
  };
}
