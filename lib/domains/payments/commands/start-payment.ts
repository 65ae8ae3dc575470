import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, read, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { conflict, notFound, unavailable } from "@/lib/platform/problems";
import { cardProvider } from "@/lib/providers/payments";
import type { CardPage } from "@/lib/providers/payments/port";
import type { Language } from "@/lib/shared/languages";
import { seenChannels } from "../access";
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

/** Many who ask for one page wait for each other. */
const patience = { maxWait: 15_000, timeout: 20_000 };

interface Asked {
  orderNumber: string;
  lang: Language;
}

/** Where a payment goes on: the invoice, or a page that asks for a card, also after another try failed. 409 where nothing is owed. */
export async function startPayment(actor: Actor, { orderNumber, lang }: Asked): Promise<StartedPayment> {
  requireRight(actor, "cart", "Techauto-app");
  const document = { kind: "document" as const, url: invoiceAddress(orderNumber) };
  if (!(await isByCard(actor, orderNumber))) return document;
  const opened = await prisma().$transaction((tx) => beginTry(actor, orderNumber, tx), patience);
  const page = await openPage(actor, { ...opened, orderNumber, lang });
  await keepPage(actor, { ...opened, providerRef: page.providerRef });
  return { kind: "redirect", url: page.url };
}

const standing = {
  name: "payment_to_start",
  text: `select method, state, cents, called_off_at as "calledOffAt" from payment where company_id = $1 and order_number = $2
    and ($3::text[] is null or channel = any($3))`,
};

/** Whether a page is opened: a paper is there already, so nobody waits for another who asks. 409 where nothing is owed. */
async function isByCard(actor: Actor, orderNumber: string): Promise<boolean> {
  const [row] = await read<Pick<Try, "method" | "state" | "cents" | "calledOffAt">>(standing, [
    ...[companyOf(actor), orderNumber, seenChannels(actor)],
  ]);
  return requireOwed(row).method === "card";
}

function requireOwed<Row extends Pick<Try, "state" | "cents" | "calledOffAt">>(row: Row | undefined): Row {
  if (!row) throw notFound();
  if (owedCents(row) === 0) throw conflict("nothing-owed", "Nothing is owed for this order.");
  return row;
}

/** The try under which a page is opened: the same one until it fails. */
async function beginTry(actor: Actor, orderNumber: string, tx: Tx): Promise<Try> {
  const companyId = companyOf(actor);
  const [row] = await tx.$queryRaw<Try[]>`
    select id, method, state, currency, cents, attempt, called_off_at as "calledOffAt", invoice #>> '{company,name}' as seller
    from payment where company_id = ${companyId} and order_number = ${orderNumber} for update`;
  const held = requireOwed(row);
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
