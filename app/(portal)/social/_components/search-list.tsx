import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { SearchPicture } from "@/components/catalogue/custom/search-picture";
import { LinkButton } from "@/components/ui/link-button";
import type { CustomSearch } from "@/lib/domains/catalogue/custom/schema";

/** The company's custom searches, each with the way to change it. */
export async function SearchList({ searches }: { searches: readonly CustomSearch[] }) {
  const t = await getTranslations("social");
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {searches.map(({ id, name, image, genarts }) => (
        <li key={id} className="flex items-center gap-3 rounded-md border border-line bg-paper p-3 shadow-card">
          <SearchPicture image={image} genart={genarts[0]?.id} />
          <div className="min-w-0 flex-1">
            <Link
              href={`/pieces/custom-search/${encodeURIComponent(name)}`}
              className="font-strong wrap-anywhere hover:text-accent hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
            <p className="num text-data text-ink-3">{t("families", { count: genarts.length })}</p>
          </div>
          <LinkButton
            size="sm"
            href={`/social/new-custom-search?edit=${encodeURIComponent(name)}`}
            aria-label={t("edit", { name })}
          >
            {t("editShort")}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
