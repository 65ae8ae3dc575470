import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { UsedSheet } from "@/components/used/used-sheet";
import { findUsedVehicle } from "@/lib/domains/used/queries";
import { hasRight } from "@/lib/platform/actor";
import { readUsedSearch, usedHref } from "@/lib/domains/used/rules";
import { readId, readPage, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ id: string }>;
  /** The search from which the reader came. */
  searchParams: Promise<Record<string, QueryValue>>;
}

const vehicleOf = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/stock-occasion"), pageLanguage()]);
  const id = readId(segment);
  return id === null ? null : findUsedVehicle(actor, { id, lang });
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const [vehicle, t] = await Promise.all([vehicleOf((await params).id), getTranslations("used")]);
  return { title: vehicle ? `${vehicle.brand} ${vehicle.model} ${vehicle.version}` : t("title") };
}

/** A used vehicle on offer. */
export default async function UsedVehiclePage({ params, searchParams }: Props) {
  const [actor, vehicle, query, t] = await Promise.all([
    requireActorAt("/stock-occasion"),
    vehicleOf((await params).id),
    searchParams,
    getTranslations("used.sheet"),
  ]);
  const list = usedHref(readUsedSearch(query), readPage(query.page));
  const back = (
    <>
      <BackOnEscape href={list} />
      <LinkButton href={list}>{t("back")}</LinkButton>
    </>
  );
  if (!vehicle) {
    await settleMissing();
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  return <UsedSheet vehicle={vehicle} back={back} identifies={hasRight(actor, "CarIdentifier")} />;
}
