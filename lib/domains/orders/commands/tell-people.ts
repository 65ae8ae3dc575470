import { tellHolders } from "@/lib/domains/notifications/sending/commands/tell-holders";
import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { textsOf } from "@/lib/platform/texts";
import { homeLanguage } from "@/lib/shared/languages";
import { pageRights } from "@/lib/shared/page-rights";
import { createTranslator } from "@/lib/shared/translator";
import type { OrderGround } from "../queries/prepare-order";

const words = async () =>
  createTranslator({ locale: homeLanguage, messages: await textsOf(homeLanguage, "orders"), namespace: "news" });

interface Ordered {
  seller: NonNullable<OrderGround["seller"]>;
  orderNumber: string;
  /** By what the store knows the order. */
  key: string;
}

/** Tells the people of a store that a company has ordered; part of placing the order. */
export async function tellOrdered({ seller, orderNumber, key }: Ordered, tx: Tx): Promise<void> {
  const t = await words();
  const { companyId, buyerName } = seller;
  const told = {
    title: t("ordered.title", { number: orderNumber }),
    text: t("ordered.text", { company: buyerName }),
    url: `/vendor/orders/${key}`,
    sender: buyerName,
  };
  await tellHolders(systemActor("orders", companyId), { ...told, anyOf: pageRights("/vendor") }, tx);
}

interface Refused {
  orderNumber: string;
  store: string;
  reason: string;
}

/** Tells the buyer's people that a store has refused what they ordered; part of the refusal. */
export async function tellRefused(buyer: Actor, { orderNumber, store, reason }: Refused, tx: Tx): Promise<void> {
  requireJob(buyer);
  const t = await words();
  const told = {
    title: t("refused.title", { number: orderNumber }),
    text: t("refused.text", { store, reason }),
    url: `/orders/${orderNumber}`,
    sender: store,
  };
  await tellHolders(buyer, { ...told, anyOf: ["cart"] }, tx);
}
