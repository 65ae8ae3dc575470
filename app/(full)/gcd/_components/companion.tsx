"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useHearing } from "@/components/live/use-live";
import { PhotosOfCompanion } from "@/components/photos/photo-address";
import { Segmented } from "@/components/ui/segmented";
import type { CompanionQuote, CompanionView } from "@/lib/domains/live/companion/schema";
import { AgreeDialog } from "./agree-dialog";
import { CartSection } from "./cart-section";
import { CustomerSection } from "./customer-section";
import { companionMainId, DecisionBar } from "./decision-bar";
import { QuoteSection } from "./quote-section";
import { useCompanion } from "./use-companion";
import { useDecision } from "./use-decision";
import { VehicleSection } from "./vehicle-section";

type Shown = "quote" | "cart";

const isOpen = (quote: CompanionQuote | null): quote is CompanionQuote => quote?.status === "new" && !quote.expired;

/** A new quote comes to the front and stays there when it is decided, on either side, until the cart is changed. */
function useShown({ quote, lines, labour }: CompanionView) {
  const open = isOpen(quote) ? quote.id : null;
  const pieces = lines.map(({ id, quantity }) => `${id}×${quantity}`);
  const cart = [...pieces, ...labour.map(({ name, minutes }) => `${name} ${minutes}`)].join();
  const front: Shown = open === null ? "cart" : "quote";
  const [chosen, setChosen] = useState({ open, cart, shown: front });
  if (chosen.open !== open) setChosen({ open, cart, shown: open === null ? chosen.shown : "quote" });
  else if (chosen.cart !== cart) setChosen({ open, cart, shown: open === null ? "cart" : chosen.shown });
  const shown = quote ? chosen.shown : "cart";
  return { shown, show: (next: Shown) => setChosen({ open, cart, shown: next }) };
}

/** The page of a customer, which follows the seller's. */
export function Companion({ id, first }: { id: string; first: CompanionView }) {
  const t = useTranslations("companion");
  const { view, pointed, point, readAgain } = useCompanion(id, first);
  const { asked, decide } = useDecision(id, readAgain);
  const [signing, setSigning] = useState<CompanionQuote | null>(null);
  const hearing = useHearing();
  const { customer, lines, labour, totals, quote } = view;
  const { shown, show } = useShown(view);
  const decidable = shown === "quote" && isOpen(quote) ? quote : null;
  const quiet = asked?.unanswered ? t(`quote.waiting.${asked.status}`) : hearing === "lost" ? t("lost") : null;
  return (
    <PhotosOfCompanion id={id}>
      <div role="status">
        {quiet ? (
          <p className="bg-unknown-soft px-4 py-2 text-center text-body text-unknown contrast-forced:border-b">
            {quiet}
          </p>
        ) : null}
      </div>
      <main
        id={companionMainId}
        tabIndex={-1}
        className={`mx-auto grid max-w-240 outline-none items-start gap-4 px-4 py-4 md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:px-6 ${decidable ? "pb-52" : ""}`}
      >
        <VehicleSection
          customer={customer}
          picture={customer.info.picture && `/api/pictures/${customer.info.picture}?companion=${id}`}
        />
        <div className="grid min-w-0 gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
          {quote ? (
            <Segmented
              legend={t("views")}
              name="shown"
              value={shown}
              onChange={show}
              options={(["quote", "cart"] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
              className="justify-self-start"
            />
          ) : null}
          {quote && shown === "quote" ? (
            <QuoteSection
              quote={quote}
              href={`/api/quote/${quote.id}/pdf?companion=${id}`}
              pointed={pointed}
              onPoint={point}
            />
          ) : (
            <CartSection lines={lines} labour={labour} totals={totals} pointed={pointed} onPoint={point} />
          )}
        </div>
        <CustomerSection info={customer.info} />
      </main>
      {decidable ? (
        <DecisionBar
          quote={decidable}
          asked={asked?.quote.id === decidable.id ? asked.status : null}
          onChoose={() => setSigning(decidable)}
          onDecide={(status, reason) => decide(decidable, status, reason)}
        />
      ) : null}
      {signing ? (
        <AgreeDialog
          key={signing.id}
          {...{ id, readAgain }}
          quote={signing}
          now={quote}
          onClose={() => setSigning(null)}
        />
      ) : null}
    </PhotosOfCompanion>
  );
}
