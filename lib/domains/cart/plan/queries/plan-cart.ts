import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { listRefusals } from "@/lib/domains/orders/queries/list-refusals";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { findSellers } from "@/lib/domains/vendors/queries/find-sellers";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { solver } from "@/lib/providers/solver";
import { supplierTerms } from "@/lib/providers/supplier-orders";
import { addDays } from "@/lib/shared/dates";
import type { Language } from "@/lib/shared/languages";
import { nameItems } from "../../queries/name-items";
import { planLines } from "../plan-lines";
import type { CartPlan } from "../schema";
import { mostDaysAhead, wallAt, type Wall } from "../wall";
import { readRows, readWanted } from "./read-wanted";
import { showPlan } from "../show-plan";

interface Wanted {
  customerId: number;
  /** When the job starts, by the clock of Paris. */
  by: Wall;
  mostSuppliers?: number;
  lang: Language;
}

function requireAhead(by: Wall, now: Wall): void {
  if (by <= now) throw unprocessable("time-past", "This time has gone by: choose a later one.");
  if (by.slice(0, 10) > addDays(now.slice(0, 10), mostDaysAhead))
    throw unprocessable("time-far", `Plan at most ${mostDaysAhead} days ahead.`);
}

/**
 * From whom to order what lies in a customer's cart so that all of it is there by a time at the lowest sum, and why; lines
 * that nobody brings in time with the earliest one. 404 for a foreign customer, 422 for a time that has gone by.
 */
export async function planCart(actor: Actor, { customerId, by, mostSuppliers = 20, lang }: Wanted): Promise<CartPlan> {
  requireRight(actor, "cart");
  const now = wallAt(new Date());
  requireAhead(by, now);
  // It comes while suppliers are asked.
  solver().warm();
  const [rows, refusals, view] = await Promise.all([
    readRows(actor, { customerId }),
    listRefusals(actor),
    getPriceView(actor),
    getCustomerName(actor, { customerId }),
  ]);
  const [{ lines, silent }, named] = await Promise.all([
    readWanted(actor, { rows, refusals, now }),
    nameItems(actor, { lines: rows, lang }),
  ]);
  const channels = [...new Set(lines.flatMap(({ sources }) => sources.map(({ channel }) => channel)))];
  const [terms, sellers] = await Promise.all([supplierTerms(channels), findSellers(actor, { channels })]);
  const planned = await planLines({
    ...{ lines, by, mostSuppliers, ownChannel: ownStockChannel },
    terms: [...terms].map(([supplier, one]) => ({ supplier, ...one })),
  });
  const contradicting = lines
    .flatMap(({ sources }) => sources.filter((one) => one.contradicts))
    .map((one) => one.channel);
  return showPlan({
    ...{ by, rows: named, planned, silent, contradicting: [...new Set(contradicting)], hides: view === "retail" },
    sellerOf: (channel) => sellers.get(channel)?.name ?? null,
  });
}
