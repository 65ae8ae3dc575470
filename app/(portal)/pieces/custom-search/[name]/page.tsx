import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SearchPicture } from "@/components/catalogue/custom/search-picture";
import { VehicleEntry } from "@/components/catalogue/custom/vehicle-entry";
import { KnownVehicles } from "@/components/catalogue/search/known-vehicles";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { searchAt } from "../../_components/custom-search";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeSegment((await params).name) ?? undefined };
}

/** One custom search: its picture and its families, each leading to the parts that it names. */
export default async function CustomSearchPage({ params }: Props) {
  const [actor, search, t] = await Promise.all([
    requireActorAt("/pieces/custom-search"),
    searchAt((await params).name),
    getTranslations("social"),
  ]);
  if (!search) {
    const back = <LinkButton href="/social">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  }
  const may = heldBy(actor);
  const genartIds = search.genarts.map(({ id }) => id);
  const fields = allowedFields(may);
  return (
    <div className="px-4 py-4 md:px-5">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchPicture image={search.image} genart={search.genarts[0]?.id} />
        <h1 className="min-w-0 text-title font-title tracking-tight wrap-anywhere">
          <bdi>{search.name}</bdi>
        </h1>
        {mayOpen("/social/new-custom-search", may) ? (
          <LinkButton
            size="sm"
            href={`/social/new-custom-search?edit=${encodeURIComponent(search.name)}`}
            aria-label={t("edit", { name: search.name })}
          >
            {t("editShort")}
          </LinkButton>
        ) : null}
      </div>
      <ul aria-label={t("form.families")} className="flex flex-wrap gap-2">
        {search.genarts.map(({ id, label }) => (
          <li key={id}>
            <ChipLink href={`/pieces/search/${encodeURIComponent(label)}`}>{label}</ChipLink>
          </li>
        ))}
      </ul>
      {fields.length > 0 ? (
        <section aria-label={t("vehicle.title")} className="mt-6 grid gap-3">
          <h2 className="text-sub font-semibold">{t("vehicle.title")}</h2>
          <ClientMessages of={["catalogue.search", "social.vehicle"]}>
            <KnownVehicles models={[]} parts={genartIds} />
            <VehicleEntry fields={fields} genartIds={genartIds} />
          </ClientMessages>
        </section>
      ) : null}
    </div>
  );
}
