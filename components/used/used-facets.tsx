import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { FacetFold } from "@/components/ui/facet-fold";
import { usedFilterNames, usedHref, type UsedFilterName, type UsedSearch } from "@/lib/domains/used/rules";
import type { UsedPage } from "@/lib/domains/used/schema";
import { toggleChoice } from "@/lib/shared/choices";

interface Props {
  search: UsedSearch;
  facets: UsedPage["facets"];
}

const mostModels = 30;
/** What nearly everybody narrows by; the rest opens at a press, so that a phone shows vehicles soon. */
const first: ReadonlySet<UsedFilterName> = new Set(["fuel", "gearbox"]);

/** What narrows a list of used vehicles, each value with how many it leaves; the choice lives in the address. */
export async function UsedFacets({ search, facets }: Props) {
  const t = await getTranslations("used");
  const word = (name: UsedFilterName, value: string): string =>
    name === "models" ? value : t(`${name}.${value}` as "fuel.petrol");
  const shown = usedFilterNames.filter((name) => facets[name].length > 0);
  const chosen = shown.reduce((sum, name) => sum + (search.filters[name]?.length ?? 0), 0);
  return (
    <FacetFold label={t("facets")} chosen={chosen}>
      {shown.map((name) => (
        <details key={name} open={first.has(name) || Boolean(search.filters[name]?.length)}>
          <summary className="min-h-6 cursor-pointer text-tiny font-medium text-ink-3 touch:min-h-11 touch:content-center">
            {t(`facet.${name}`)}
          </summary>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {facets[name].slice(0, mostModels).map(({ value, count }) => (
              <ChipLink
                key={value}
                prefetch={false}
                scroll={false}
                active={search.filters[name]?.includes(value) ?? false}
                href={usedHref({ ...search, filters: toggleChoice(search.filters, name, value) })}
              >
                {word(name, value)} <span className="num text-ink-3">{count}</span>
              </ChipLink>
            ))}
          </div>
        </details>
      ))}
    </FacetFold>
  );
}
