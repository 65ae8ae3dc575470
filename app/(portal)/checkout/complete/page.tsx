import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageLabels } from "@/components/catalogue/page-labels";
import { Pagination } from "@/components/ui/pagination";
import { listCheckoutMethods } from "@/lib/domains/checkout/queries/find-checkout";
import { recapRows } from "@/lib/domains/checkout/rules";
import { readPage, type QueryValue } from "@/lib/shared/address";
import { pageLanguage } from "@/lib/web/language";
import { CheckoutFrame } from "../_components/checkout-frame";
import { CompleteButton } from "../_components/complete-button";
import { openCheckout } from "../_components/open-checkout";
import { RecapChoices } from "../_components/recap-choices";
import { RecapLines } from "../_components/recap-lines";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("checkout.recap"))("title") };
}

/** What will be ordered, where it goes and how it is paid; thirty lines a page. */
export default async function RecapPage({ searchParams }: { searchParams: Promise<{ page?: QueryValue }> }) {
  const [open, query, lang, t, labels] = await Promise.all([
    openCheckout("recap"),
    searchParams,
    pageLanguage(),
    getTranslations("checkout.recap"),
    pageLabels(),
  ]);
  const { actor, draft, basket, closed } = open;
  const methods = closed ? [] : await listCheckoutMethods(actor, { lang });
  const pages = Math.max(1, Math.ceil(basket.lines.length / recapRows));
  const page = Math.min(readPage(query.page), pages);
  return (
    <CheckoutFrame step="recap" open={open} action={<CompleteButton mark={basket.mark} lang={lang} />}>
      <div className="grid gap-4">
        <RecapLines lines={basket.lines} page={page} />
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(at) => `/checkout/complete?page=${at}`}
          labels={{ ...labels, nav: t("page") }}
        />
        <RecapChoices draft={draft} method={methods.find(({ code }) => code === draft.method) ?? null} />
      </div>
    </CheckoutFrame>
  );
}
