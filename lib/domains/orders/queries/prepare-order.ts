import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { findStoreCompany } from "@/lib/domains/vendors/queries/find-sellers";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { supplierDoor } from "@/lib/providers/supplier-orders";
import { requireOrdering } from "../access";
import type { Buyer } from "../schema";

/** Who orders from whom, found before the transaction: what nobody else can make, so that `placeOrder` need not ask again. */
export interface OrderGround {
  readonly companyId: number;
  readonly customerId: number | null;
  readonly channel: string;
  readonly buyer: Buyer;
  /** own needs nobody, an electronic one is sent, the telephone waits for a seller, a store of the portal finds it in its list. */
  readonly how: "own" | "electronic" | "telephone" | "store" | "gone";
  /** The company of the store that is told, and what it calls the one that buys: never a customer. */
  readonly seller: { companyId: number; buyerName: string } | null;
}

/** 403 for whom the channel is closed, 404 for another company's customer; customerId null is the company itself. */
export async function prepareOrder(
  actor: Actor,
  { customerId, channel }: { customerId: number | null; channel: string },
): Promise<OrderGround> {
  requireUser(actor);
  const [buyer, door] = await Promise.all([
    customerId === null ? companyBuyer(actor) : customerBuyer(actor, customerId),
    channel === ownStockChannel ? ({ how: "own" } as const) : supplierDoor(channel),
    requireOrdering(actor, { channel }),
  ]);
  const seller = door.how === "store" ? await findSeller(actor, { channel }) : null;
  return { companyId: companyOf(actor), customerId, channel, buyer, how: door.how, seller };
}

async function findSeller(actor: Actor, { channel }: { channel: string }): Promise<OrderGround["seller"]> {
  const own = companyOf(actor);
  const [companyId, names] = await Promise.all([
    findStoreCompany(actor, { channel }),
    nameCompanies(actor, { ids: [own] }),
  ]);
  return companyId === null ? null : { companyId, buyerName: names.get(own) ?? "" };
}

async function customerBuyer(actor: Actor, customerId: number): Promise<Buyer> {
  const { info } = await getCustomer(actor, { customerId });
  const { title, firstname, name, company, phone, email, address, postalCode, city, country } = info;
  return {
    title,
    firstname,
    name,
    company: company ?? "",
    phone,
    email,
    address: address ?? "",
    postalCode,
    city,
    country,
  };
}

async function companyBuyer(actor: Actor): Promise<Buyer> {
  const house = await getLetterhead(actor);
  const person = { title: "", firstname: "", name: "" };
  const { name, phone, email, address, postalCode, city, country } = house;
  return {
    ...{ ...person, company: name, phone: phone ?? "", email: email ?? "", address: address ?? "" },
    ...{ postalCode: postalCode ?? "", city: city ?? "", country: country ?? "FR" },
  };
}
