import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { ListSearch } from "@/components/page/list-search";
import { ChipLink } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listTrainings } from "@/lib/domains/portal/trainings/queries";
import { ownSession } from "@/lib/domains/portal/trainings/rules";
import { readText, withQuery, type QueryValue } from "@/lib/shared/address";
import { matchesText } from "@/lib/shared/by-label";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { TrainingList } from "./_components/training-list";

const views = ["classroom", "online", "mine"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("portal-pages.trainings"))("title") };
}

interface Props {
  searchParams: Promise<{ search?: QueryValue; view?: QueryValue }>;
}

/** Every course, by words, by how it is held, and those in which the reader is enrolled. */
export default async function TrainingsPage({ searchParams }: Props) {
  const [actor, lang, query, t] = await Promise.all([
    requireActorAt("/trainings"),
    pageLanguage(),
    searchParams,
    getTranslations("portal-pages.trainings"),
  ]);
  const search = readText(query.search);
  const view = views.find((one) => one === query.view);
  const all = await listTrainings(actor, { lang });
  const found = all.filter(
    (one) =>
      matchesText(`${one.title} ${one.text}`, search) &&
      (!view || (view === "mine" ? ownSession(one) !== null : one.format === view)),
  );
  const filtered = search !== "" || view !== undefined;
  return (
    <PortalPage title={t("title")} lead={t("lead")}>
      <ListSearch
        action="/trainings"
        name="search"
        label={t("search")}
        placeholder={t("search")}
        value={search}
        kept={{ view }}
      />
      <nav aria-label={t("views.label")} className="flex flex-wrap gap-2">
        <ChipLink href={withQuery("/trainings", { search })} active={!view}>
          {t("views.all")}
        </ChipLink>
        {views.map((one) => (
          <ChipLink key={one} href={withQuery("/trainings", { search, view: one })} active={one === view}>
            {t(`views.${one}`)}
          </ChipLink>
        ))}
      </nav>
      {found.length > 0 ? (
        <TrainingList trainings={found} />
      ) : (
        <EmptyState
          title={t(filtered ? "noMatch" : "none")}
          text={t(filtered ? "noMatchText" : "noneText")}
          action={filtered ? <LinkButton href="/trainings">{t("showAll")}</LinkButton> : null}
        />
      )}
    </PortalPage>
  );
}
