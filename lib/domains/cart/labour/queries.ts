import { companySettings } from "@/lib/domains/account/settings/queries";
import { companyOf, requireCustomer, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { KeptLine } from "../schema";
import { priceLabour, ratesOf, wholesAt } from "./rules";
import type { CartLabour, KeptLabour, LabourRate } from "./schema";

const columns = `id, name, minutes, rate, rate_cents as "rateCents", operation, includes, vin, plate, ktype, vehicle,
  advice, advice_word as "adviceWord", photos`;
const byCustomer = {
  name: "labour_of_cart",
  text: `select ${columns} from labour_line where company_id = $1 and customer_id = $2 order by id`,
};
const toQuote = {
  name: "labour_to_quote",
  text: `select ${columns}, to_jsonb(l) as kept from labour_line l where company_id = $1 and customer_id = $2 order by id`,
};

interface Of {
  customerId: number;
}

/** The hourly rates of the actor's company. */
export async function listLabourRates(actor: Actor): Promise<LabourRate[]> {
  requireRight(actor, "cart");
  return ratesOf(await companySettings(actor));
}

/** The work in a customer's cart with its prices; a customer sees their own. */
export async function listLabour(actor: Actor, { customerId }: Of): Promise<CartLabour[]> {
  requireCustomer(actor, customerId, "cart");
  const rows = await read<KeptLabour>(byCustomer, [companyOf(actor), customerId]);
  return priceLabour(rows).map(({ operation: _, includes: __, ...line }) => line);
}

/** The same with the row that a quote keeps of each, and with the places of the work of which it is a part. */
export async function listLabourToQuote(
  actor: Actor,
  { customerId }: Of,
): Promise<(CartLabour & { kept: KeptLine; within: number[] })[]> {
  requireRight(actor, "cart");
  const rows = await read<KeptLabour & { kept: KeptLine }>(toQuote, [companyOf(actor), customerId]);
  return priceLabour(rows).map((line) => ({ ...line, within: wholesAt(line, rows) }));
}
