"use client";

import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useAvailability } from "@/components/offers/use-availability";
import { isHubSource } from "@/lib/domains/cart/tabs";

/** Leads to the supplier hub for each of its sources that sells the article. */
export function HubLink({ articleId }: { articleId: number }) {
  const t = useTranslations("catalogue.reserved");
  const { byArticle } = useAvailability([articleId]);
  const found = byArticle.get(articleId);
  const sources = (found?.offers ?? []).map(({ supplier }) => supplier.code).filter(isHubSource);
  if (sources.length === 0) return <>{t(found?.loading === false ? "noHub" : "hubAsked")}</>;
  return sources.map((code) => (
    <Link
      key={code}
      href={`/cart?tab=hub&source=${code}`}
      prefetch={false}
      className="me-3 inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
    >
      {t("toHub", { source: code })}
    </Link>
  ));
}
