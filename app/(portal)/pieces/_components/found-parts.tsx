import { getTranslations } from "next-intl/server";
import { HitFilters } from "@/components/catalogue/search/hit-filters";
import { PartResults } from "@/components/catalogue/search/part-results";
import { WantChips } from "@/components/catalogue/search/want-chips";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { hitAddress, type HitChoice, type Query } from "@/lib/domains/catalogue/search/address";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { readText } from "@/lib/shared/address";

interface Props {
  hits: PartHits;
  text: string;
  path: string;
  choice: HitChoice;
  hasOwn: boolean;
  query: Query;
}

/** What was found and how the text was read, the filters, the articles. */
export async function FoundParts({ hits, text, path, choice, hasOwn, query }: Props) {
  const t = await getTranslations("catalogue.search");
  const { kind, match, total, readAs, ignored } = hits;
  const typed = readText(query.text);
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <span className="num">
          {t("results", { count: total })} <b className="font-semibold wrap-anywhere">{text}</b>
        </span>
        <Badge tone="accent">{match === "words" ? t("kind.search") : t(`kind.${kind}`)}</Badge>
        {match === "none" ? null : <Badge>{t(`match.${match}`)}</Badge>}
      </p>
      {hits.cut ? <p className="mb-2 text-ink-2">{t("cut")}</p> : null}
      {readAs.length > 0 ? (
        <p className="mb-2 text-ink-2">{t("readAs", { words: readAs.map(({ read }) => read).join(", ") })}</p>
      ) : null}
      {ignored.length > 0 ? <p className="mb-2 text-ink-2">{t("ignored", { words: ignored.join(", ") })}</p> : null}
      <WantChips wants={hits.named.wants} choice={choice} path={path} />
      <HitFilters brands={hits.brands} parts={hits.parts} choice={choice} path={path} hasOwn={hasOwn} />
      {hits.items.length > 0 ? (
        <PartResults
          hits={hits}
          caption={`${t("title")} : ${text}`}
          text={typed}
          hrefFor={(page) => hitAddress(path, { ...choice, page })}
        />
      ) : (
        <EmptyState
          title={t("chosenNone")}
          text={t("chosenNoneText")}
          action={<LinkButton href={path}>{t("allHits")}</LinkButton>}
        />
      )}
    </>
  );
}
