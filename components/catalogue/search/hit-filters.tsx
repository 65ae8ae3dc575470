import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ChipLink } from "@/components/ui/chip";
import type { HitFacet } from "@/lib/domains/catalogue/search/schema";
import { hitAddress, withBrand, withMine, withPart, type HitChoice } from "@/lib/domains/catalogue/search/address";
import { formatNumber } from "@/lib/shared/numbers";
import { MoreChips } from "./more-chips";

interface Props {
  brands: readonly HitFacet[];
  parts: readonly HitFacet[];
  choice: HitChoice;
  path: string;
  /** The user named brands of their own. */
  hasOwn: boolean;
}

const shownAtOnce = 6;

/** Brands and parts of the hits as chips; each is a link, so that the choice lives in the address. */
export async function HitFilters({ brands, parts, choice, path, hasOwn }: Props) {
  const t = await getTranslations("catalogue.search");
  const isUseful = (facets: readonly HitFacet[], chosen: readonly number[]) => facets.length > 1 || chosen.length > 0;
  const mine = hasOwn ? (
    <li>
      <ChipLink href={hitAddress(path, withMine(choice))} active={choice.mine} scroll={false} prefetch={false}>
        {t("mine")}
      </ChipLink>
    </li>
  ) : null;
  return (
    <div className="my-2.5 grid gap-2">
      {isUseful(brands, choice.brands) || choice.mine ? (
        <FacetChips
          label={t("brands")}
          facets={brands}
          chosen={choice.mine ? [] : choice.brands}
          hrefFor={(id) => hitAddress(path, withBrand(choice, id))}
          lead={mine}
        />
      ) : null}
      {isUseful(parts, choice.parts) ? (
        <FacetChips
          label={t("genarts")}
          facets={parts}
          chosen={choice.parts}
          hrefFor={(id) => hitAddress(path, withPart(choice, id))}
        />
      ) : null}
    </div>
  );
}

interface ChipsProps {
  label: string;
  facets: readonly HitFacet[];
  chosen: readonly number[];
  hrefFor: (id: number) => string;
  lead?: ReactNode;
}

async function FacetChips({ label, facets, chosen, hrefFor, lead }: ChipsProps) {
  const [t, locale] = await Promise.all([getTranslations("catalogue.list"), getLocale()]);
  const ticked = facets.filter(({ id }) => chosen.includes(id));
  const rest = facets.filter(({ id }) => !chosen.includes(id));
  const first = rest.slice(0, Math.max(shownAtOnce - ticked.length, 0));
  const more = rest.slice(first.length);
  const chip = ({ id, label: name, count }: HitFacet, active: boolean) => (
    <li key={id}>
      <ChipLink href={hrefFor(id)} active={active} removable={active} scroll={false} prefetch={false}>
        {name} <span className="num text-ink-3">{formatNumber(count, locale)}</span>
      </ChipLink>
    </li>
  );
  return (
    <nav aria-label={label} className="flex flex-wrap items-baseline gap-2">
      <span aria-hidden className="w-16 text-tiny text-ink-3 max-sm:w-full">
        {label}
      </span>
      <ul className="flex min-w-0 flex-1 flex-wrap gap-2">
        {lead}
        {ticked.map((facet) => chip(facet, true))}
        {first.map((facet) => chip(facet, false))}
        {more.length > 0 ? (
          <MoreChips more={t("more", { count: more.length })} less={t("less")}>
            {more.map((facet) => chip(facet, false))}
          </MoreChips>
        ) : null}
      </ul>
    </nav>
  );
}
