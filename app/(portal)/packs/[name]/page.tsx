import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache, Suspense } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { LinkButton } from "@/components/ui/link-button";
import { Loading, SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { findPack } from "@/lib/domains/portal/packs/queries";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { readText, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { PackForVehicle } from "./_components/pack-for-vehicle";

interface Props {
  params: Promise<{ name: string }>;
  searchParams: Promise<{ vehicle?: QueryValue }>;
}

const packOf = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/packs"), pageLanguage()]);
  return findPack(actor, { name: decodeSegment(segment) ?? "", lang });
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const [pack, t] = await Promise.all([packOf((await params).name), getTranslations("portal-pages.packs")]);
  return { title: pack?.title ?? t("title") };
}

/** The generic articles of a pack, for a vehicle. */
export default async function PackPage({ params, searchParams }: Props) {
  const [pack, query, t] = await Promise.all([
    packOf((await params).name),
    searchParams,
    getTranslations("portal-pages.packs"),
  ]);
  if (!pack) {
    await settleMissing();
    const back = <LinkButton href="/packs">{t("all")}</LinkButton>;
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  const base = readText(query.vehicle, 500);
  const waiting = (
    <Loading label={t("loading")}>
      <SkeletonRows rows={Math.min(6, pack.parts.length)} />
    </Loading>
  );
  return (
    <PortalPage title={pack.title} back={{ href: "/packs", label: t("all") }}>
      <Suspense key={base} fallback={waiting}>
        <PackForVehicle pack={pack} base={base} />
      </Suspense>
    </PortalPage>
  );
}
