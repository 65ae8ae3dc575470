import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { RefreshOnMails, RefreshOnQuotes } from "@/components/live/refresh-on";
import { DecideButtons, quoteTitleId } from "@/components/quotes/decide-buttons";
import { MailsAbout } from "@/components/mails/mails-about";
import { MailQuoteButton } from "@/components/quotes/mail-quote-button";
import { OrderQuoteButton } from "@/components/quotes/order-quote-button";
import { RedoButton } from "@/components/quotes/redo-button";
import { KeepPackageButton } from "@/components/packages/keep-package-button";
import { CompanionButton } from "@/components/live/companion-button";
import { DocumentActions } from "@/components/quotes/document-actions";
import { ExportLinks } from "@/components/quotes/export-links";
import { QuoteAgreement } from "@/components/quotes/quote-agreement";
import { QuoteLabour } from "@/components/quotes/quote-labour";
import { QuoteLines } from "@/components/quotes/quote-lines";
import { QuotePreview } from "@/components/quotes/quote-preview";
import { QuoteStatus } from "@/components/quotes/quote-status";
import { QuoteTotals } from "@/components/quotes/quote-totals";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { readId } from "@/lib/shared/address";
import { listMailsAbout } from "@/lib/domains/mails/queries/list-mails";
import { findCurrentQuote, findQuote, quoteFileName } from "@/lib/domains/quotes/queries/get-quote";
import { isPast } from "@/lib/domains/quotes/rules";
import { isCustomerConnected } from "@/lib/domains/live/companion/queries/is-connected";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { requireActorAt } from "@/lib/web/actor";
import { QuoteNotes } from "./_components/quote-notes";
import { QuoteParties } from "./_components/quote-parties";

interface Props {
  params: Promise<{ id: string }>;
}

const quoteOf = cache(async (id: string) => {
  const actor = await requireActorAt("/quotes");
  const quoteId = readId(id);
  return quoteId === null ? null : findQuote(actor, { quoteId });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [quote, t] = await Promise.all([quoteOf((await params).id), getTranslations("quotes")]);
  return { title: quote ? t("numbered", { number: quote.number }) : t("title") };
}

/** A quote: who, what, how much, and the document as the customer gets it. */
export default async function QuotePage({ params }: Props) {
  const [quote, t, locale] = await Promise.all([quoteOf((await params).id), getTranslations("quotes"), getLocale()]);
  if (!quote) notFound();
  const actor = await requireActorAt("/quotes");
  const [current, connected, mails] = await Promise.all([
    findCurrentQuote(actor, quote),
    isCustomerConnected(actor, quote),
    listMailsAbout(actor, { noun: "quote", id: quote.id, right: "cart" }),
  ]);
  const newest = current?.id === quote.id;
  const { id, number, status, expired, document, orderedAt, customerId, agreement } = quote;
  const day = (iso: string) => formatDate(isoDateIn(new Date(iso), "Europe/Paris"), locale) ?? "";
  const url = `/api/quote/${id}/pdf`;
  return (
    <ClientMessages of={["quotes", "labour", "line-photos", "packages", "companion.share"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <RefreshOnQuotes quoteId={id} />
        <RefreshOnMails about="quote" id={id} />
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/quotes" }, { label: number }]} />
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="me-auto">
            <h1
              id={quoteTitleId}
              tabIndex={-1}
              className="flex flex-wrap items-center gap-2.5 text-title font-title tracking-tight"
            >
              {t("numbered", { number })} <QuoteStatus status={status} expired={expired} ordered={orderedAt !== null} />
            </h1>
            <p className="text-ink-3">{t("dates", { issued: day(quote.issuedAt), expires: day(quote.expiresAt) })}</p>
          </div>
          <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:w-full max-sm:[&_:is(a,button):not(dialog_*)]:px-1.5 max-sm:[&_:is(a,button):not(dialog_*)]:grow max-sm:[&_:is(a,button):not(dialog_*)]:basis-2/5 max-sm:[&>:nth-child(3)]:basis-full">
            <DocumentActions url={url} filename={await quoteFileName(document, number)} />
            <MailQuoteButton quoteId={id} />
            {newest ? (
              <CompanionButton
                customerId={customerId}
                name={document.customer.company ?? document.customer.name}
                connected={connected}
                quote={number}
              />
            ) : null}
            {status === "new" && !expired ? <DecideButtons quoteId={id} /> : null}
            {status === "accepted" && orderedAt === null ? (
              <OrderQuoteButton quoteId={id} hasParts={(agreement?.lines ?? document.lines).length > 0} />
            ) : null}
            <KeepPackageButton of={{ quoteId: id }} />
            {isPast(quote) && quote.replacedBy === null ? <RedoButton quoteId={id} /> : null}
          </div>
        </div>
        <QuoteNotes {...quote} />
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <QuoteParties document={document} customerId={quote.customerId} />
            <QuoteAgreement {...quote} />
            {status === "accepted" ? <ExportLinks quoteId={id} seller={document.company} /> : null}
            <MailsAbout title={t("mail.sentTitle")} mails={mails} />
            {document.lines.length > 0 ? <QuoteLines {...quote} /> : null}
            <QuoteLabour {...quote} />
            <Card>
              <QuoteTotals document={document} />
            </Card>
          </div>
          <QuotePreview key={agreement?.hash} url={url} />
        </div>
      </div>
    </ClientMessages>
  );
}
