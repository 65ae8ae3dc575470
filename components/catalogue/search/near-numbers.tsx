import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";

/** Numbers that are nearly the one typed, each leading to `hrefOf` it. */
export async function NearNumbers({ near, hrefOf }: { near: PartHits["near"]; hrefOf: (number: string) => string }) {
  if (near.length === 0) return null;
  const t = await getTranslations("catalogue.search");
  return (
    <nav aria-label={t("near")} className="my-2 flex flex-wrap items-baseline gap-2">
      <span aria-hidden className="text-ink-2">
        {t("near")}
      </span>
      {near.map(({ number, owner, label }) => (
        <ChipLink key={`${owner} ${number}`} href={hrefOf(number)} prefetch={false}>
          <span>
            <bdi dir="ltr" className="num font-strong">
              {number}
            </bdi>{" "}
            <span className="text-ink-3">{[owner, label].filter(Boolean).join(" · ")}</span>
          </span>
        </ChipLink>
      ))}
    </nav>
  );
}
