import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { readIban } from "@/lib/shared/iban";
import { numberOf } from "@/lib/shared/vendor-channel";
import { vendorOfNumber, type StoredVendor } from "./statements";

/** The account of a store and the address that its invoices bear. */
export interface StorePayee {
  companyId: number;
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  iban: string;
  vatNumber: string | null;
}

/** Whom a store's sales are paid to; null for a channel of no store, and for a store without a sound account. */
export async function findStorePayee(actor: Actor, { channel }: { channel: string }): Promise<StorePayee | null> {
  requireUser(actor);
  const number = numberOf(channel);
  if (number === null) return null;
  const [store] = await read<StoredVendor>(vendorOfNumber, [number]);
  const iban = store && readIban(store.iban);
  if (!store || !iban) return null;
  const { companyId, storeName, adress1, postalCode, city, country, vatNumber } = store;
  return {
    ...{ companyId, name: storeName, street: adress1, postcode: postalCode, city, country, iban },
    vatNumber: vatNumber || null,
  };
}
