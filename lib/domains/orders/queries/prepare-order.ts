import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { ownStockChannel } from "@/lib/domains/stock/rules";
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
  return { companyId: companyOf(actor), customerId, channel, buyer, how: door.how };
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
