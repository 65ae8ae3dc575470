import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProofPage } from "@/components/fit/proof-page";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findLineProof } from "@/lib/domains/cart/queries/find-line-proof";
import { readId } from "@/lib/shared/address";
import { pageUser, requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("catalogue.proof"))("title") };
}

interface Props {
  params: Promise<{ customerId: string; lineId: string }>;
  /** Which of the line's vehicles; the first one unless said. */
  searchParams: Promise<{ vehicle?: string | string[] }>;
}

/** A proof of fit that a cart line carries since it was added, as a sheet of paper. */
export default async function LineProofPage({ params, searchParams }: Props) {
  const [actor, user, lang, segments, { vehicle }, t] = await Promise.all([
    requireActorAt("/cart"),
    pageUser(),
    pageLanguage(),
    params,
    searchParams,
    getTranslations("catalogue.proof"),
  ]);
  const [customerId, lineId] = [readId(segments.customerId), readId(segments.lineId)];
  const line =
    customerId && lineId ? await findLineProof(actor, { customerId, lineId, lang, at: Number(vehicle) || 0 }) : null;
  if (!line) {
    const back = <LinkButton href="/cart">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missingTitle")} text={t("missingText")} action={back} />;
  }
  const { item, tab, fit, judgedAt, plate, vin, ktype, vehicle: label } = line;
  const proof = {
    article: { brand: item.makeLabel, number: item.number, label: item.label },
    vehicle: { label, plate, vin, ktype },
    ...{ fit, judgedAt, company: user.company.name },
  };
  return <ProofPage proof={proof} back={tab === "cart" ? "/cart" : `/cart?tab=${tab}`} />;
}
