import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import { sensorsOf } from "@/lib/domains/vehicles/adas/rules";
import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import { identificationStart, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { readText } from "@/lib/shared/address";
import { yearMonth } from "@/lib/shared/dates";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { findBench } from "../_components/find-bench";
import { vehicleHref } from "../_components/places";
import { SensorView } from "./_components/sensor-view";

/** Articles of a part among which the best offer is looked for. */
const mostArticles = 8;

const genartPlaceOf = (vin: string, genartId: number): string =>
  vehiclePlace(vehicleHref(vin), { kind: "genart", genartId });

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("diag.adas"))("title") };
}

/** The vehicle from above with its sensors: what touches each, how it is calibrated, the articles that fit. */
export default async function AdasPage({ searchParams }: { searchParams: Promise<{ vin?: string | string[] }> }) {
  const [actor, query, t, diag, lang] = await Promise.all([
    requireActorAt("/diag"),
    searchParams,
    getTranslations("diag.adas"),
    getTranslations("diag"),
    pageLanguage(),
  ]);
  const { vin, vehicle, failed } = await findBench(actor, readText(query.vin));
  const back = <LinkButton href={benchPath(vin)}>{diag("back")}</LinkButton>;
  if (failed)
    return <ErrorState level={1} title={diag("bench.failed")} text={diag("bench.failedText")} action={back} />;
  if (!vin) return <EmptyState level={1} title={t("noVehicle")} text={t("noVehicleText")} action={back} />;
  if (!vehicle) {
    log.warn({ vin }, "no vehicle data for the ADAS view");
    return (
      <EmptyState level={1} title={diag("bench.unknown", { vin })} text={diag("bench.unknownText")} action={back} />
    );
  }
  const { record, facts, built, label, derived } = vehicle;
  const sensors = sensorsOf({
    vtype: facts?.vtype ?? (derived.category === "PL" ? "pl" : "vl"),
    make: record.make,
    registeredYm: yearMonth(record.firstRegistration),
    builtFromYm: built?.fromYm ?? null,
  });
  if (sensors.length === 0) return <EmptyState level={1} title={t("none")} text={t("noneText")} action={back} />;
  const mayOpenParts = mayOpen(identificationStart, heldBy(actor));
  const genartIds = [...new Set(sensors.flatMap(({ genarts }) => genarts))];
  const candidates = facts && (await listCandidates(actor, { genartIds, facts, lang, most: mostArticles }));
  const parts =
    candidates
      ?.filter(({ count }) => count > 0)
      .map((part) => ({ ...part, href: mayOpenParts ? genartPlaceOf(vin, part.genart.id) : null })) ?? null;
  return (
    <ClientMessages of={["diag.adas", "offers"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-3 flex flex-wrap items-start gap-3">
          <div className="me-auto min-w-0">
            <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
            <p className="wrap-anywhere">{label}</p>
            <p className="text-ink-2">{t("lead")}</p>
          </div>
          {back}
        </div>
        <p className="mb-4 text-data text-unknown">{t("source")}</p>
        <SensorView label={label} sensors={sensors} parts={parts} />
      </div>
    </ClientMessages>
  );
}
