import { z } from "@hono/zod-openapi";
import { pathId } from "@/lib/platform/shapes";
import { agreeQuote } from "@/lib/domains/quotes/agreement/commands";
import { newAgreement, quoteAgreement } from "@/lib/domains/quotes/agreement/schema";
import { createQuote } from "@/lib/domains/quotes/commands/create-quote";
import { orderQuote, redoQuote } from "@/lib/domains/quotes/commands/order-quote";
import { decideQuote } from "@/lib/domains/quotes/commands/decide-quote";
import { getQuote, getQuotePdf, listQuotes } from "@/lib/domains/quotes/queries/get-quote";
import {
  newQuoteInput,
  quote,
  quoteDecision,
  quoteLines,
  quoteMade,
  quoteNamed,
  quoteOrdered,
  quotePage,
  quoteSearch,
  status,
} from "@/lib/domains/quotes/schema";
import { showCompanionKey } from "@/lib/domains/live/companion/commands/renew-key";
import { companionPath } from "@/lib/domains/live/companion/rules";
import { mailQuote } from "@/lib/domains/quotes/mailing/commands";
import { draftQuoteMail } from "@/lib/domains/quotes/mailing/queries";
import { quoteMail, quoteMailDraft } from "@/lib/domains/quotes/mailing/schema";
import type { Actor } from "@/lib/platform/actor";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { recordUsedPartAnswer } from "@/lib/domains/quotes/used-parts/commands";
import { usedPartInput } from "@/lib/domains/quotes/used-parts/schema";
import { fileHeader } from "@/lib/shared/file-header";
import { defineRoute } from "../define-route";
import { done, ok } from "../shapes";

const domain = "quotes";
const right = "cart";
const params = z.object({ id: pathId });

defineRoute(
  {
    method: "post",
    path: "/quote/new",
    domain,
    summary: "Make a quote of the customer's cart as the server has it",
    right,
    body: newQuoteInput,
    once: true,
    refuses: [404, 409],
    answer: quoteMade,
  },
  (actor, { body, key }) => createQuote(actor, { ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/quote/used-parts",
    domain,
    summary: "Records what a customer answers to used parts; it goes with the next quote and is kept two years",
    right,
    body: usedPartInput,
    refuses: [404],
    answer: ok,
  },
  async (actor, { body }) => {
    await recordUsedPartAnswer(actor, body);
    return done;
  },
);

defineRoute(
  {
    method: "post",
    path: "/quote/status",
    domain,
    summary: "Accept or reject a quote, once",
    right: ["cart", "companion"],
    body: quoteDecision,
    once: true,
    refuses: [404, 409, 422],
    answer: z.object({ status }),
  },
  (actor, { body, key }) => decideQuote(actor, { ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/quote/agree",
    domain,
    summary:
      "Accept the ticked lines of a quote with the customer's signature, once; 409 tells what was decided or has changed",
    right: "companion",
    body: newAgreement,
    once: true,
    refuses: [404, 409, 422],
    answer: quoteAgreement,
  },
  (actor, { body, key }) => agreeQuote(actor, { ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/quote/order",
    domain,
    summary: "Order what an accepted quote promised: one order per supplier",
    right,
    body: quoteNamed,
    once: true,
    refuses: [404, 409],
    answer: quoteOrdered,
  },
  (actor, { body, key }) => orderQuote(actor, { ...body, key }),
);

defineRoute(
  {
    method: "post",
    path: "/quote/redo",
    domain,
    summary: "Bring the lines of a refused or expired quote back into the cart for its next version",
    right,
    body: quoteNamed,
    once: true,
    refuses: [404, 409],
    answer: quoteLines,
  },
  (actor, { body, key }) => redoQuote(actor, { ...body, key }),
);

defineRoute(
  {
    method: "get",
    path: "/quotes",
    domain,
    summary: "Quotes, newest first",
    right,
    query: quoteSearch,
    answer: quotePage,
  },
  (actor, { query }) => listQuotes(actor, query),
);

defineRoute(
  {
    method: "get",
    path: "/quote/{id}",
    refuses: [404],
    domain,
    summary: "A quote as it was made",
    right,
    params,
    answer: quote,
  },
  (actor, { params: { id } }) => getQuote(actor, { quoteId: id }),
);

defineRoute(
  {
    method: "get",
    path: "/quote/{id}/pdf",
    domain,
    summary: "The quote as a document",
    right: ["cart", "companion"],
    params,
    refuses: [404],
    answer: { type: "application/pdf" },
  },
  async (actor, { params: { id } }) => {
    const { bytes, filename } = await getQuotePdf(actor, { quoteId: id });
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": fileHeader("inline", filename),
      "cache-control": "private, no-store",
    };
    return new Response(new Uint8Array(bytes), { headers });
  },
);

defineRoute(
  {
    method: "get",
    path: "/quote/{id}/mail",
    domain,
    summary: "A message about the quote to its customer, before the seller has touched it",
    right,
    params,
    refuses: [404],
    answer: quoteMailDraft,
  },
  (actor, { params: { id } }) => draftQuoteMail(actor, { quoteId: id }),
);

/** The page on which the customer reads the quote and accepts it. */
async function pageOf(actor: Actor, quoteId: number) {
  const { customerId } = await getQuote(actor, { quoteId });
  const { key, expiresAt } = await showCompanionKey(actor, { customerId });
  return { url: new URL(companionPath(key), phoneOrigin().origin).href, expiresAt };
}

defineRoute(
  {
    method: "post",
    path: "/quote/mail",
    domain,
    summary: "Send a quote by e-mail, its document attached",
    right,
    body: quoteMail,
    once: true,
    refuses: [404, 422, 429],
    answer: z.object({ mailId: z.number().int() }),
  },
  async (actor, { body, key }) =>
    mailQuote(actor, { ...body, key, page: body.online ? await pageOf(actor, body.quoteId) : null }),
);
