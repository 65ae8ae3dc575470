import { requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/problems";
import { numberOf } from "@/lib/shared/vendor-channel";
import { sells, type VendorState } from "../states";

/**
 * Lets an order at stores pass, or refuses it (409 seller-closed) where one of them sells no more: they stay open until the
 * transaction ends. Comes after the buyer's own locks.
 */
export async function holdSellers(actor: Actor, { channels }: { channels: readonly string[] }, tx: Tx): Promise<void> {
  requireUser(actor);
  const numbers = [...new Set(channels.map(numberOf))].filter((number) => number !== null);
  if (numbers.length === 0) return;
  const rows = await tx.$queryRaw<{ number: number; name: string; state: VendorState }[]>`
    select number, store_name as "name", state from vendor where number = any(${numbers}) order by number for share`;
  const open = rows.filter(({ state }) => sells(state)).map(({ number }) => number);
  const closed = numbers.filter((number) => !open.includes(number));
  if (closed.length > 0)
    throw conflict("seller-closed", "This store sells no more: choose another supplier.", {
      sellers: rows.filter(({ number }) => closed.includes(number)).map(({ name }) => name),
    });
}
