import { getTranslations } from "next-intl/server";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { ClientMessages } from "@/components/page/client-messages";
import { OilLink } from "@/components/repair/oil-link";
import { RepairFailure } from "@/components/repair/repair-failure";
import { ServiceParts } from "@/components/repair/service-parts";
import { ServiceWork } from "@/components/repair/service-work";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import { partsOfService } from "@/lib/domains/repair/parts/rules";
import { getIntervals } from "@/lib/domains/repair/queries/get-services";
import type { IntervalsAnswer } from "@/lib/domains/repair/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { RetryButton } from "@/components/vehicles/retry-button";
import { outcomeOf, type RepairOutcome } from "../repair-outcome";
import { screen, type Asked } from "../screen";
import type { Workspace } from "../workspace";

/** Articles of a part among which the best offer is looked for. */
const candidates = 8;

async function Service({ place, found }: Asked<"revService"> & { found: RepairOutcome<IntervalsAnswer> }) {
  const t = await getTranslations("repair.revision");
  const back = vehiclePlace(place.base, { kind: "rev" });
  if (found.is === "failed")
    return (
      <RepairFailure
        level={1}
        code={found.code}
        action={<RetryButton label={(await getTranslations("common"))("retry")} />}
      />
    );
  if (found.is === "none") return null;
  const service = found.value;
  const sheet = `${vehiclePlace(place.base, { kind: "workSheet" })}?${new URLSearchParams({ service: service.serviceId })}`;
  return (
    <div className="grid gap-5 px-4 py-3.5 md:px-5">
      <BackOnEscape href={back} />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-0 flex-1 basis-60 text-title font-title tracking-tight">{service.label}</h1>
        <LinkButton href={back}>{t("all")}</LinkButton>
        <LinkButton href={sheet} prefetch={false}>
          {(await getTranslations("repair.sheet"))("open")}
        </LinkButton>
      </div>
      <section aria-labelledby="service-work" className="grid gap-2">
        <h2 id="service-work" className="text-lead font-semibold">
          {t("work")}
        </h2>
        <ServiceWork service={service} />
      </section>
      <Parts place={place} service={service} />
    </div>
  );
}

async function Parts({ place, service }: { place: Workspace; service: IntervalsAnswer }) {
  const { actor, base, facts, lang } = place;
  const genartIds = partsOfService(service.operations);
  if (!facts || genartIds.length === 0) return null;
  const [t, buyer, parts] = await Promise.all([
    getTranslations("repair.parts"),
    pageBuyer(),
    listCandidates(actor, { genartIds, facts, lang, most: candidates }),
  ]);
  const there = parts.filter(({ articles }) => articles.length > 0);
  const absent = parts.filter(({ articles }) => articles.length === 0);
  return (
    <section aria-labelledby="service-parts" className="grid gap-3">
      <h2 id="service-parts" className="text-lead font-semibold">
        {t("title")}
      </h2>
      {there.length > 0 ? (
        <ClientMessages of={["repair.parts", "offers", "cart", "catalogue.fit"]}>
          <ServiceParts key={base} {...{ base, ...buyer }} parts={there} vehicle={facts} />
        </ClientMessages>
      ) : (
        <EmptyState compact level={3} title={t("none")} text={t("noneText")} />
      )}
      <OilLink base={base} parts={absent.map(({ genart }) => genart)} operations={service.operations} />
    </section>
  );
}

/** A revision service: its operations, and its parts for this very vehicle. */
export default screen("revService", {
  async judge({ place: { actor, lang, vehicle }, at }) {
    const { mid } = vehicle.record;
    if (mid === null) return "missing";
    const found = await outcomeOf(getIntervals(actor, { mid, lang, serviceId: at.serviceId }));
    return found.is === "none" ? "missing" : { found };
  },
  title: async ({ place }, found) => {
    const t = await getTranslations("repair.revision");
    const label = found?.is === "ok" ? found.value.label : t("title");
    return [label, place?.vehicle.label].filter(Boolean).join(" · ");
  },
  View: Service,
  Missing: NoService,
});

async function NoService({ place }: { place: Workspace }) {
  const t = await getTranslations("repair.revision");
  const back = <LinkButton href={vehiclePlace(place.base, { kind: "rev" })}>{t("all")}</LinkButton>;
  const title = place.vehicle.record.mid === null ? (await getTranslations("repair"))("noMid") : t("unknown");
  return <EmptyState level={1} title={title} text={t("unknownText")} action={back} />;
}
