import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/states";
import { readSlide, slidesOf } from "@/lib/domains/vehicles/workshop/rules";
import { heldBy } from "@/lib/platform/actor";
import type { QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { SlideView } from "./_components/slide-view";

interface Props {
  searchParams: Promise<Record<string, QueryValue>>;
}

/** The slide of the workshop that the address names. */
export default async function WorkshopPage({ searchParams }: Props) {
  const [actor, query, t, common] = await Promise.all([
    requireActorAt("/v3"),
    searchParams,
    getTranslations("workshop"),
    getTranslations("common"),
  ]);
  const asked = typeof query.slide === "string" ? query.slide : undefined;
  const slide = readSlide(asked, slidesOf(heldBy(actor)));
  if (!slide) return <EmptyState level={1} title={common("unauthorized")} text={common("deniedHelp")} />;
  return (
    <div
      data-tablet-page={query.mode === "tablette" ? "" : undefined}
      className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-8 md:py-10"
    >
      <div>
        <h1 className="text-hero font-title tracking-tight">{t(`slide.${slide}`)}</h1>
        <p className="text-sub text-ink-2">{t(`leads.${slide}`)}</p>
      </div>
      <SlideView {...{ actor, slide, query }} />
    </div>
  );
}
