import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { tyreListHref } from "@/lib/domains/tyres/filters/address";
import { tyreSeasons, tyreTiers } from "@/lib/domains/tyres/kinds";
import { seasonKeys, tierKeys } from "./tyre-keys";

const nothing = { text: "", size: "", filters: {}, sort: "price", page: 1 } as const;

/** Where a search of tyres begins: the sizes of which most are on offer, the seasons and the tiers. */
export async function TyreStart({ path, sizes }: { path: string; sizes: readonly string[] }) {
  const t = await getTranslations("tyres");
  const rows = [
    { title: t("start.sizes"), chips: sizes.map((size) => ({ word: size, change: { text: size } })) },
    {
      title: t("facet.saison"),
      chips: tyreSeasons.map((one) => ({
        word: t(`season.${seasonKeys[one]}`),
        change: { filters: { saison: [one] } },
      })),
    },
    {
      title: t("facet.categorieMarque"),
      chips: tyreTiers.map((one) => ({
        word: t(`tier.${tierKeys[one]}`),
        change: { filters: { categorieMarque: [one] } },
      })),
    },
  ];
  return (
    <div className="grid gap-4">
      <p className="max-w-160 text-ink-2">{t("start.text")}</p>
      {rows.map(({ title, chips }) => (
        <nav key={title} aria-label={title}>
          <h2 className="mb-1.5 text-tiny font-medium text-ink-3">{title}</h2>
          <div className="flex flex-wrap gap-1.5">
            {chips.map(({ word, change }) => (
              <ChipLink key={word} prefetch={false} href={tyreListHref(path, { ...nothing, ...change })}>
                <bdi>{word}</bdi>
              </ChipLink>
            ))}
          </div>
        </nav>
      ))}
    </div>
  );
}
