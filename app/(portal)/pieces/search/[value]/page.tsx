import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PartResults } from "@/components/catalogue/search/part-results";
import { PartSearchField } from "@/components/catalogue/search/part-search-field";
import { ClientMessages } from "@/components/layout/client-messages";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { readPage } from "@/lib/domains/catalogue/pages/rules";
import { searchParts } from "@/lib/domains/catalogue/queries/search-parts";
import { guessSearch, longestQuery, searchKey } from "@/lib/domains/catalogue/search/rules";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { decodeSegment, identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { catalogueLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ value: string }>;
  searchParams: Promise<{ page?: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ value }, t] = await Promise.all([params, getTranslations("catalogue.search")]);
  return { title: [decodeSegment(value)?.slice(0, 60), t("title")].filter(Boolean).join(" · ") };
}

/** Articles by a number of any kind or by words; the kind is guessed from what was typed. */
export default async function PartSearchPage({ params, searchParams }: Props) {
  const [actor, language, t] = await Promise.all([
    requirePageActor("PartSelector", "CarIdentifier"),
    pageLanguage(),
    getTranslations("catalogue.search"),
  ]);
  const [{ value }, query] = await Promise.all([params, searchParams]);
  const text = decodeSegment(value) ?? "";
  const kind = text.length > longestQuery ? null : guessSearch(text);
  const lang = catalogueLanguage(language);
  const hits = kind ? await searchParts(actor, { kind, text, lang, page: readPage(query.page) }) : null;
  const shown = text.slice(0, 60) + (text.length > 60 ? "…" : "");
  return (
    <div className="px-4 py-3.5 md:px-5">
      <h1 className="mb-3 text-title font-title tracking-tight">{t("title")}</h1>
      <ClientMessages of={["catalogue"]}>
        <PartSearchField key={text} initial={text} />
      </ClientMessages>
      <div className="mt-4">
        {hits && hits.total > 0 ? (
          <Found hits={hits} text={shown} href={`/pieces/search/${encodeURIComponent(text)}`} />
        ) : (
          <EmptyState
            title={text ? t("emptyTitle", { text: shown }) : t("title")}
            text={whyNothing(text, hits, t)}
            action={<LinkButton href={identificationStart}>{t("identify")}</LinkButton>}
          />
        )}
      </div>
    </div>
  );
}

type Text = Awaited<ReturnType<typeof getTranslations<"catalogue.search">>>;

function whyNothing(text: string, hits: PartHits | null, t: Text): string {
  if (text === "") return t("nothingTyped");
  if (text.length > longestQuery) return t("tooLong", { most: longestQuery });
  if (!hits) return t("unreadable");
  return hits.kind === "ean" && searchKey("ean", text) === null ? t("badEan") : t("emptyText");
}

async function Found({ hits, text, href }: { hits: PartHits; text: string; href: string }) {
  const t = await getTranslations("catalogue.search");
  const { kind, match, total, readAs, ignored } = hits;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <span className="num">
          {t("results", { count: total })} <b className="font-semibold">{text}</b>
        </span>
        <Badge tone="accent">{match === "words" ? t("kind.search") : t(`kind.${kind}`)}</Badge>
        {match === "none" ? null : <Badge>{t(`match.${match}`)}</Badge>}
      </p>
      {readAs.length > 0 ? (
        <p className="mb-2 text-ink-2">{t("readAs", { words: readAs.map(({ read }) => read).join(", ") })}</p>
      ) : null}
      {ignored.length > 0 ? <p className="mb-2 text-ink-2">{t("ignored", { words: ignored.join(", ") })}</p> : null}
      <PartResults
        hits={hits}
        caption={`${t("title")} : ${text}`}
        hrefFor={(page) => (page > 1 ? `${href}?page=${page}` : href)}
      />
    </>
  );
}
