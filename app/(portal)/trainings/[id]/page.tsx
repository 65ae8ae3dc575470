import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findTraining, organisesTrainings } from "@/lib/domains/portal/trainings/queries";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { TrainingFacts } from "../_components/training-facts";
import { Enrolment } from "./_components/enrolment";
import { Participants } from "./_components/participants";

interface Props {
  params: Promise<{ id: string }>;
}

const trainingOf = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/trainings"), pageLanguage()]);
  const id = readId(segment);
  return id === null ? null : findTraining(actor, { id, lang });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [found, t] = await Promise.all([trainingOf((await params).id), getTranslations("portal-pages.trainings")]);
  return { title: found?.title ?? t("title") };
}

/** A course: what it teaches, its days, and the reader's place in it. */
export default async function TrainingPage({ params }: Props) {
  const [actor, training, lang, t] = await Promise.all([
    requireActorAt("/trainings"),
    trainingOf((await params).id),
    pageLanguage(),
    getTranslations("portal-pages.trainings"),
  ]);
  if (!training) {
    await settleMissing();
    const back = <LinkButton href="/trainings">{t("all")}</LinkButton>;
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  return (
    <PortalPage title={training.title} back={{ href: "/trainings", label: t("all") }}>
      <p>
        <TrainingFacts training={training} />
      </p>
      {training.text ? <p className="max-w-180">{training.text}</p> : null}
      <ClientMessages of={["portal-pages.enrolment"]}>
        <Enrolment first={training} lang={lang} />
      </ClientMessages>
      {organisesTrainings(actor) ? <Participants actor={actor} training={training} /> : null}
    </PortalPage>
  );
}
