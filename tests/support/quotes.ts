import { prisma } from "@/lib/platform/db";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { addOne, json, openCounter, type Client } from "./counter";

/** Makes every quote of a company one that expired a moment ago, past the trigger that keeps quotes as they are. */
export async function expireQuotes({ companyId }: { companyId: number }): Promise<void> {
  await prisma().$transaction([
    prisma().$executeRaw`alter table quote disable trigger quote_stays_frozen`,
    prisma().$executeRaw`update quote set expires_at = now() - interval '1 second' where company_id = ${companyId}`,
    prisma().$executeRaw`alter table quote enable trigger quote_stays_frozen`,
  ]);
}

export const quoteNew = (company: Client, customerId: number, more: object = {}, headers?: Record<string, string>) =>
  company.post("/quote/new", { cart: [{ id: 1, price: 1 }], customerId, vehicleData: null, ...more }, headers);

export const decide = (company: Client, quoteId: number, status: unknown) =>
  company.post("/quote/status", { quoteId, status });

/** A counter whose customer has a quote of one piece for 49.90 in public. */
export async function openQuote() {
  const counter = await openCounter();
  const { company, customerId, articleId } = counter;
  await addOne(company, customerId, articleId);
  const { id, number } = await json<QuoteMade>(quoteNew(company, customerId));
  return { ...counter, quoteId: id, number };
}
