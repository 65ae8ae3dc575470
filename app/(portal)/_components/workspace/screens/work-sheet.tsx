import { getTranslations } from "next-intl/server";
import { PrintButton } from "@/components/fit/print-button";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { ClientMessages } from "@/components/page/client-messages";
import { PanelContent } from "@/components/repair/panel-content";
import { RepairFailure } from "@/components/repair/repair-failure";
import { SheetHead } from "@/components/repair/sheet-head";
import { ServiceWork } from "@/components/repair/service-work";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { getPanel } from "@/lib/domains/repair/queries/get-panel";
import { getIntervals } from "@/lib/domains/repair/queries/get-services";
import { isRepairSubject, repairSubjects } from "@/lib/domains/repair/rules";
import type { IntervalsAnswer, PanelAnswer, RepairSubject } from "@/lib/domains/repair/schema";
import type { ReactNode } from "react";
import { readText } from "@/lib/shared/address";
import { pageUser } from "@/lib/web/actor";
import { outcomeOf, type RepairOutcome } from "../repair-outcome";
import { SheetChecks } from "../sheet-checks";
import { screen, type Asked, type Query } from "../screen";
import type { Workspace } from "../workspace";

interface Section<Value> {
  title: string;
  outcome: RepairOutcome<Value>;
}

const askedSubjects = (query: Query): RepairSubject[] => {
  const asked = readText(query.of);
  if (asked === "" && readText(query.service) !== "") return [];
  return isRepairSubject(asked) ? [asked] : [...repairSubjects];
};

async function panelSections({ actor, lang, vehicle }: Workspace, query: Query): Promise<Section<PanelAnswer>[]> {
  const t = await getTranslations("repair.subjects");
  const { mid, firstRegistration } = vehicle.record;
  if (mid === null) return [];
  const registered = firstRegistration?.slice(0, 7);
  return Promise.all(
    askedSubjects(query).map(async (subject) => ({
      title: t(subject),
      outcome: await outcomeOf(getPanel(actor, { subject, mid, lang, registered })),
    })),
  );
}

async function serviceSection({ actor, lang, vehicle }: Workspace, query: Query): Promise<Section<IntervalsAnswer>[]> {
  const serviceId = readText(query.service);
  const { mid } = vehicle.record;
  if (mid === null || serviceId === "") return [];
  const outcome = await outcomeOf(getIntervals(actor, { mid, lang, serviceId }));
  const t = await getTranslations("repair.revision");
  return [{ title: outcome.is === "ok" ? outcome.value.label : t("title"), outcome }];
}

async function WorkSheet({ place, query }: Asked<"workSheet">) {
  const { base, vehicle, operation } = place;
  const [t, user, services, panels] = await Promise.all([
    getTranslations("repair.sheet"),
    pageUser(),
    serviceSection(place, query),
    panelSections(place, query),
  ]);
  const back = <LinkButton href={base}>{t("back")}</LinkButton>;
  if (vehicle.record.mid === null)
    return (
      <EmptyState level={1} title={(await getTranslations("repair"))("noMid")} text={t("noMidText")} action={back} />
    );
  return (
    <ClientMessages of={["repair"]}>
      <div className="mx-auto grid max-w-220 grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 md:px-5">
        <BackOnEscape href={base} />
        <div className="flex flex-wrap justify-end gap-2">
          {back}
          <PrintButton label={t("print")} />
        </div>
        <article className="paper num grid grid-cols-[minmax(0,1fr)] gap-5 rounded-md border border-line bg-paper p-5 print:border-0 print:p-0">
          <SheetHead
            vehicle={vehicle}
            company={user.company.name}
            km={readText(query.km)}
            operation={operation ?? null}
          />
          <SheetChecks place={place} />
          {services.map(({ title, outcome }) => (
            <SheetSection key={title} title={title} outcome={outcome}>
              {(value) => <ServiceWork service={value} ticks />}
            </SheetSection>
          ))}
          {panels.map(({ title, outcome }) => (
            <SheetSection key={title} title={title} outcome={outcome}>
              {(value) => <PanelContent panel={value} base={null} ticks />}
            </SheetSection>
          ))}
          <p className="grid grid-cols-2 gap-8 pt-2 text-data text-ink-3">
            <span className="border-t border-line pt-1">{t("mechanic")}</span>
            <span className="border-t border-line pt-1">{t("signature")}</span>
          </p>
        </article>
      </div>
    </ClientMessages>
  );
}

async function SheetSection<Value>({
  title,
  outcome,
  children,
}: Section<Value> & { children: (value: Value) => ReactNode }) {
  const [t, common] = await Promise.all([getTranslations("repair"), getTranslations("common")]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3">
      <h2 className="text-sub font-semibold">{title}</h2>
      {outcome.is === "ok" ? children(outcome.value) : null}
      {outcome.is === "none" ? (
        <p className="text-data text-ink-2">
          {common("no-results")}. {t("noResults")}
        </p>
      ) : null}
      {outcome.is === "failed" ? <RepairFailure code={outcome.code} action={null} /> : null}
    </section>
  );
}

/** What is to be done on the vehicle, as a sheet of paper with boxes to tick. */
export default screen("workSheet", {
  title: async ({ place }) =>
    [(await getTranslations("repair.sheet"))("title"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: WorkSheet,
});
