import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { cache } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findNews, listNews } from "@/lib/domains/portal/news/queries";
import { newsStart } from "@/lib/domains/portal/news/rules";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { pageFormat } from "@/lib/web/page-format";

interface Props {
  params: Promise<{ number: string }>;
}

const step = "inline-flex min-h-8 min-w-0 items-center text-accent wrap-anywhere hover:underline touch:min-h-11";

const newsOf = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/news"), pageLanguage()]);
  const number = readId(segment);
  return number === null ? null : findNews(actor, { number, lang });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [news, t] = await Promise.all([newsOf((await params).number), getTranslations("portal-pages.news")]);
  return { title: news?.title ?? t("title") };
}

/** A piece of news at length, and the way to those before and after it. */
export default async function NewsPage({ params }: Props) {
  const [actor, lang, news, t, format] = await Promise.all([
    requireActorAt("/news"),
    pageLanguage(),
    newsOf((await params).number),
    getTranslations("portal-pages.news"),
    pageFormat(),
  ]);
  if (!news) {
    await settleMissing();
    const back = <LinkButton href="/news">{t("all")}</LinkButton>;
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  const all = await listNews(actor, { lang });
  const at = all.findIndex(({ number }) => number === news.number);
  const [before, after] = at < 0 ? [undefined, undefined] : [all[at - 1], all[at + 1]];
  const { publishedOn, text, paragraphs } = news;
  return (
    <PortalPage title={news.title} back={{ href: "/news", label: t("all") }}>
      <article className="grid max-w-180 gap-3 rounded-md border border-line bg-paper p-4 shadow-card md:p-6">
        {publishedOn ? (
          <p className="num text-data text-ink-3">
            <time dateTime={publishedOn}>
              {format.dateTime(new Date(`${publishedOn}T12:00:00Z`), { dateStyle: "long" })}
            </time>
          </p>
        ) : null}
        {text ? <p className="text-lead font-strong">{text}</p> : null}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </article>
      <nav aria-label={t("others")} className="flex max-w-180 flex-wrap justify-between gap-x-6 gap-y-1">
        {before ? (
          <Link href={`${newsStart}${before.number}`} rel="prev" prefetch={false} className={step}>
            {t("before", { title: before.title })}
          </Link>
        ) : null}
        {after ? (
          <Link href={`${newsStart}${after.number}`} rel="next" prefetch={false} className={`${step} ms-auto text-end`}>
            {t("after", { title: after.title })}
          </Link>
        ) : null}
      </nav>
    </PortalPage>
  );
}
