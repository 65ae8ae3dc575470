import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { numberOf } from "@/lib/shared/vendor-channel";
import { sells, type VendorState } from "../states";
import { ownStore, sellersOf } from "./statements";

/** Who sells by a channel, and whether they sell now. */
export interface Seller {
  name: string;
  isOpen: boolean;
}

interface StoreRow {
  number: number;
  companyId: number;
  name: string;
  state: VendorState;
}

/** The stores behind channels, by channel; channels of no store are left out. */
export async function findSellers(
  actor: Actor,
  { channels }: { channels: readonly string[] },
): Promise<ReadonlyMap<string, Seller>> {
  requireUser(actor);
  const numbers = [...new Set(channels.map(numberOf))].filter((number) => number !== null);
  if (numbers.length === 0) return new Map();
  const rows = await read<StoreRow>(sellersOf, [numbers]);
  const known = new Map(rows.map(({ number, name, state }) => [number, { name, isOpen: sells(state) }]));
  return new Map(
    channels.flatMap((channel) => {
      const seller = known.get(numberOf(channel) ?? 0);
      return seller ? [[channel, seller] as const] : [];
    }),
  );
}

/** The company whose store sells by a channel; null for a channel of no store. */
export async function findStoreCompany(actor: Actor, { channel }: { channel: string }): Promise<number | null> {
  requireUser(actor);
  const number = numberOf(channel);
  const [row] = number === null ? [] : await read<StoreRow>(sellersOf, [[number]]);
  return row?.companyId ?? null;
}

/** The store of the actor's company, whether it sells now or not; null where it never sent one in. */
export async function findOwnStore(actor: Actor): Promise<{ number: number; name: string } | null> {
  requireUser(actor);
  const [row] = await read<{ number: number; name: string }>(ownStore, [companyOf(actor)]);
  return row ?? null;
}
