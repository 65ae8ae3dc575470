import { read } from "@/lib/platform/db";
import { numberOf } from "@/lib/shared/vendor-channel";
import type { SupplierDoor } from "./port";

const store = {
  name: "vendor_door",
  text: `select store_name as name from vendor where number = $1 and state <> 'new'`,
};

/** The store of a channel, which finds its orders in its own list; null where there is none. */
export async function vendorDoor(channel: string): Promise<SupplierDoor | null> {
  const number = numberOf(channel);
  const [row] = number === null ? [] : await read<{ name: string }>(store, [number]);
  return row ? { how: "store", name: row.name } : null;
}
