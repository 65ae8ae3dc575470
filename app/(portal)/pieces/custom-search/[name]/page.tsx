import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SearchPicture } from "@/components/catalogue/custom/search-picture";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { searchAt } from "../../_components/custom-search";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeSegment((await params).name) ?? undefined };
}

/** One custom search: its picture and its families, each leading to the parts that it names. */
export default async function CustomSearchPage({ params }: Props) {
  const [search, t] = await Promise.all([searchAt((await params).name), getTranslations("social")]);
  if (!search) {
    const back = <LinkButton href="/social">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missing")} text={t("missingText")} action={back} />;
  }
  return (
    <div className="px-4 py-4 md:px-5">
      <div className="mb-4 flex items-center gap-3">
        <SearchPicture image={search.image} genart={search.genarts[0]?.id} />
        <h1 className="min-w-0 text-title font-title tracking-tight wrap-anywhere">
          <bdi>{search.name}</bdi>
        </h1>
      </div>
      <ul aria-label={t("form.families")} className="flex flex-wrap gap-2">
        {search.genarts.map(({ id, label }) => (
          <li key={id}>
            <ChipLink href={`/pieces/search/${encodeURIComponent(label)}`}>{label}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
