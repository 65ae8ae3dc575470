import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { FacetFold } from "@/components/ui/facet-fold";
import { tyreListHref, type TyreListPlace } from "@/lib/domains/tyres/filters/address";
import type { TyreFilterName } from "@/lib/domains/tyres/filters/rules";
import type { TyreFacets as Facets } from "@/lib/domains/tyres/schema";
import { toggleChoice } from "@/lib/shared/choices";
import { seasonKeys, tierKeys } from "./tyre-keys";

interface Props {
  path: string;
  list: TyreListPlace;
  facets: Facets;
  /** Below a vehicle the tiers stand in the address itself. */
  names: readonly TyreFilterName[];
}

const mostBrands = 24;
/** What nearly everybody narrows by; the rest opens at a press, so that a phone shows tyres soon. */
const first: ReadonlySet<TyreFilterName> = new Set(["saison", "categorieMarque"]);

/** What narrows a list of tyres, each value with how many it leaves; the choice lives in the address. */
export async function TyreFacets({ path, list, facets, names }: Props) {
  const t = await getTranslations("tyres");
  const word = (name: TyreFilterName, value: string): string => {
    if (name === "saison" && value in seasonKeys) return t(`season.${seasonKeys[value as keyof typeof seasonKeys]}`);
    if (name === "categorieMarque" && value in tierKeys) return t(`tier.${tierKeys[value as keyof typeof tierKeys]}`);
    if (name === "runOnFlat" || name === "stock") return t(`choice.${name}.${value === "yes" ? "yes" : "no"}`);
    return value;
  };
  const shown = names.filter((name) => facets[name].length > 0);
  const chosen = shown.reduce((sum, name) => sum + (list.filters[name]?.length ?? 0), 0);
  return (
    <FacetFold label={t("facets")} chosen={chosen}>
      {shown.map((name) => (
        <details key={name} open={first.has(name) || Boolean(list.filters[name]?.length)}>
          <summary className="min-h-6 cursor-pointer text-tiny font-medium text-ink-3 touch:min-h-11 touch:content-center">
            {t(`facet.${name}`)}
          </summary>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {facets[name].slice(0, mostBrands).map(({ value, count }) => (
              <ChipLink
                key={value}
                prefetch={false}
                scroll={false}
                active={list.filters[name]?.includes(value) ?? false}
                href={tyreListHref(path, { ...list, page: 1, filters: toggleChoice(list.filters, name, value) })}
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
