import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { conflict, notFound, unavailable } from "@/lib/platform/problems";
import { cardProvider } from "@/lib/providers/payments";
import type { CardPage } from "@/lib/providers/payments/port";
import type { Language } from "@/lib/shared/languages";
import { invoiceAddress, next, owedCents, tryKey, type PaymentMethod, type PaymentState } from "../rules";
import type { StartedPayment } from "../schema";

interface Try {
  id: number;
  method: PaymentMethod;
  state: PaymentState;
  currency: "EUR" | "CHF";
  cents: number;
  attempt: number;
  calledOffAt: Date | null;
  seller: string;
}

interface Asked {
  orderNumber: string;
  lang: Language;
}

/** Where a payment goes on: the invoice, or a page that asks for a card, also after another try failed. 409 where nothing is owed. */
export async function startPayment(actor: Actor, { orderNumber, lang }: Asked): Promise<StartedPayment> {
  requireRight(actor, "cart", "Techauto-app");
  const document = { kind: "document" as const, url: invoiceAddress(orderNumber) };
  const opened = await prisma().$transaction((tx) => beginTry(actor, orderNumber, tx));
  if (opened === null) return document;
  const page = await openPage(actor, { ...opened, orderNumber, lang });
  await keepPage(actor, { ...opened, providerRef: page.providerRef });
  return { kind: "redirect", url: page.url };
}

/** The try under which a page is opened: the same one until it fails. Null for what is paid by paper. */
async function beginTry(actor: Actor, orderNumber: string, tx: Tx): Promise<Try | null> {
  const companyId = companyOf(actor);
  const [held] = await tx.$queryRaw<Try[]>`
    select id, method, state, currency, cents, attempt, called_off_at as "calledOffAt", invoice #>> '{company,name}' as seller
    from payment where company_id = ${companyId} and order_number = ${orderNumber} for update`;
  if (!held) throw notFound();
  if (owedCents(held) === 0) throw conflict("nothing-owed", "Nothing is owed for this order.");
  if (held.method !== "card") return null;
  if (held.state === "authorised") throw conflict("payment-under-way", "The payment is under way.");
  const retried = held.state === "failed";
  const attempt = held.attempt === 0 || retried ? held.attempt + 1 : held.attempt;
  const state = retried ? (next(held.state, "retried") ?? held.state) : held.state;
  if (attempt === held.attempt) return held;
  await tx.$executeRaw`
    update payment set state = ${state}, attempt = ${attempt}, provider_ref = null, updated_at = now()
    where company_id = ${companyId} and id = ${held.id}`;
  const detail = { number: orderNumber, quantity: attempt };
  await audit(actor, tx, { action: "update", entity: "payment", entityId: orderNumber, detail });
  return { ...held, state, attempt };
}

type Opened = Try & Asked;

/** The same try asked again leads to the same page. */
async function openPage(actor: Actor, opened: Opened): Promise<CardPage> {
  const cards = cardProvider();
  if (!cards) throw conflict("no-cards", "Cards are not taken here.");
  const { id, cents, currency, attempt, orderNumber, seller, lang } = opened;
  const back = `${env().NEXTAUTH_URL.replace(/\/$/, "")}/checkout/thank-you?order=${orderNumber}`;
  try {
    return await cards.start({
      ...{ key: tryKey({ companyId: companyOf(actor), id }, attempt), cents, currency, email: null },
      ...{ description: `${seller} ${orderNumber}`, language: lang, returnTo: back, leaveTo: `${back}&left=1` },
    });
  } catch (error) {
    log.warn({ err: error, orderNumber }, "no page for a card could be opened");
    throw unavailable("cards-silent", "Cards cannot be taken at the moment, please try again.");
  }
}

interface Page {
  id: number;
  attempt: number;
  providerRef: string;
}

/** Kept unless a newer try began meanwhile. */
async function keepPage(actor: Actor, { id, attempt, providerRef }: Page): Promise<void> {
  await prisma().$executeRaw`
    update payment set provider_ref = ${providerRef}, updated_at = now()
    where company_id = ${companyOf(actor)} and id = ${id} and attempt = ${attempt}`;
}
