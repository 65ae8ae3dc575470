import { requireBasketUpdate } from "@/lib/domains/basket/access";
import { judgeMethods } from "@/lib/domains/payments/queries/list-methods";
import { paymentMethods, type PaymentMethod } from "@/lib/domains/payments/rules";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import { findCheckout, findDue } from "../queries/find-checkout";
import { addressFaults } from "../rules";
import type { AddressInput, CheckoutAddress } from "../schema";

const nothing = () => Promise.resolve(null);
const done = { ok: true as const };

/** Keeps where the order is brought to. 400 for a field that is missing, 422 for another country than France. */
export async function keepAddress(
  actor: Actor,
  { key, customerReference, ...given }: AddressInput & { key: string | null },
): Promise<{ ok: true }> {
  await requireBasketUpdate(actor);
  const address: CheckoutAddress = { ...given, countryCode: given.countryCode.toUpperCase() };
  const faults = addressFaults(address);
  const fields = Object.entries(faults).map(([field, message]) => ({ field, message }));
  if (faults.countryCode)
    throw unprocessable("country-not-delivered", "Deliveries go to France alone: name an address there.", { fields });
  if (fields.length > 0) throw invalid("invalid-input", "The address is not whole.", { fields });
  const write = async (_: null, tx: Tx) => {
    const text = JSON.stringify(address);
    await tx.$executeRaw`
      insert into checkout as c (company_id, user_id, address, customer_reference)
      values (${companyOf(actor)}, ${userOf(actor)}, ${text}::jsonb, ${customerReference})
      on conflict (company_id, user_id) do update set address = excluded.address,
        customer_reference = excluded.customer_reference, order_number = null, mark = null, updated_at = now()`;
    await audit(actor, tx, { action: "update", entity: "checkout", entityId: userOf(actor) ?? 0 });
    return done;
  };
  return once(actor, { key, body: { address, customerReference } }, { prepare: nothing, write });
}

/** The method that a name or a number stands for; 404 for none of ours. */
function readMethod(text: string): PaymentMethod {
  const named = paymentMethods.find((code, at) => code === text || String(at + 1) === text);
  if (!named) throw notFound();
  return named;
}

/** Chooses how the order is paid. 409 without an address and for what cannot be chosen now, 422 for an empty basket. */
export async function chooseMethod(
  actor: Actor,
  { method: text, key }: { method: string; key: string | null },
): Promise<{ ok: true }> {
  await requireBasketUpdate(actor);
  const method = readMethod(text);
  const prepare = async () => {
    const [draft, { isEmpty, ...due }] = await Promise.all([findCheckout(actor), findDue(actor)]);
    if (isEmpty) throw unprocessable("basket-empty", "There is nothing in the basket.");
    if (!draft.address) throw conflict("address-missing", "Say first where the order is brought to.");
    const verdict = (await judgeMethods(actor, due)).find(([code]) => code === method);
    if (!verdict) throw notFound();
    if (verdict[1]) throw conflict("method-unavailable", "It cannot be paid that way now.", { reason: verdict[1] });
    return null;
  };
  const write = async (_: null, tx: Tx) => {
    await tx.$executeRaw`
      update checkout set method = ${method}, order_number = null, mark = null, updated_at = now()
      where company_id = ${companyOf(actor)} and user_id = ${userOf(actor)}`;
    await audit(actor, tx, {
      action: "update",
      entity: "checkout",
      entityId: userOf(actor) ?? 0,
      detail: { type: method },
    });
    return done;
  };
  return once(actor, { key, body: { method } }, { prepare, write });
}
