import { read } from "@/lib/platform/db";
import type { OrderAnswer, SupplierDoor, SupplierOrder, SupplierOrderDesk, SupplierTerms } from "./port";

const supplier = {
  name: "supply_order_supplier",
  text: "select name, takes_orders, phone from supply.supplier where code = $1",
};

const taking = {
  name: "supply_take_order",
  text: `insert into supply.purchase (key, supplier_code, items) values ($1::uuid, $2, $3::jsonb)
    on conflict (key) do update set key = excluded.key returning number`,
};

const taken = { name: "supply_taken_order", text: "select number from supply.purchase where key = $1::uuid" };

const numberOf = (channel: string, number: string): string =>
  `${channel.slice(0, 3).toUpperCase()}-${number.padStart(6, "0")}`;

const answered = (channel: string, rows: { number: string }[]): OrderAnswer | null =>
  rows[0] ? { outcome: "taken", number: numberOf(channel, rows[0].number) } : null;

const desk: SupplierOrderDesk = {
  async send({ key, channel, items }: SupplierOrder) {
    const answer = answered(channel, await read<{ number: string }>(taking, [key, channel, JSON.stringify(items)]));
    return answer ?? { outcome: "refused", reason: "" };
  },
  ask: async ({ key, channel }) => answered(channel, await read<{ number: string }>(taken, [key])),
};

/** Tyres are sold by a list of their own: their channel stands in no table of suppliers. */
const tyres = "Tire";

/** How a supplier of the schema supply takes orders: into a table of its own, or by telephone; null where there is none of the code. */
export async function embeddedDoor(code: string): Promise<SupplierDoor | null> {
  const [row] = await read<{ name: string; takes_orders: boolean; phone: string }>(supplier, [code]);
  if (!row) return code === tyres ? { how: "electronic", name: tyres, desk } : null;
  const { name, phone } = row;
  return row.takes_orders ? { how: "electronic", name, desk } : { how: "telephone", name, phone };
}

const terms = {
  name: "supply_terms",
  text: `select code, carriage_cents as "carriageCents", free_from_cents as "freeFromCents", minimum_cents as "minimumCents"
    from supply.supplier where code = any($1::text[])`,
};

/** What the suppliers of the schema supply ask beside their prices; those that it does not know are left out. */
export const embeddedTerms = (codes: readonly string[]): Promise<(SupplierTerms & { code: string })[]> =>
  read<SupplierTerms & { code: string }>(terms, [codes]);
