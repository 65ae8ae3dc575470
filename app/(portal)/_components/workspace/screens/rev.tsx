import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { ClientMessages } from "@/components/page/client-messages";
import { DueForm } from "@/components/repair/due-form";
import { DueGroups } from "@/components/repair/due-groups";
import { RepairFailure } from "@/components/repair/repair-failure";
import { ServiceRows } from "@/components/repair/service-rows";
import { SourceLabel } from "@/components/repair/source-label";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { RetryButton } from "@/components/vehicles/retry-button";
import { groupServices, readDriven, type TypedReading } from "@/lib/domains/repair/due/rules";
import { findMileages } from "@/lib/domains/repair/mileage/queries";
import { getServices } from "@/lib/domains/repair/queries/get-services";
import type { ServicesAnswer } from "@/lib/domains/repair/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { readText } from "@/lib/shared/address";
import { isoDateIn } from "@/lib/shared/dates";
import { outcomeOf } from "../repair-outcome";
import { screen, type Asked, type Query } from "../screen";
import type { Workspace } from "../workspace";

async function Revision({ place, query }: Asked<"rev">) {
  const { actor, base, lang, vehicle } = place;
  const { mid } = vehicle.record;
  const [t, all, common] = await Promise.all([
    getTranslations("repair.revision"),
    getTranslations("repair"),
    getTranslations("common"),
  ]);
  const back = <LinkButton href={base}>{all("back")}</LinkButton>;
  if (mid === null) return <EmptyState level={1} title={all("noMid")} text={t("noMidText")} action={back} />;
  const outcome = await outcomeOf(getServices(actor, { mid, lang }));
  if (outcome.is === "failed")
    return <RepairFailure level={1} code={outcome.code} action={<RetryButton label={common("retry")} />} />;
  if (outcome.is === "none")
    return <EmptyState level={1} title={common("no-results")} text={t("noServices")} action={back} />;
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      <BackOnEscape href={base} />
      <div>
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <SourceLabel source={outcome.value.source} />
      </div>
      <Plan place={place} query={query} answer={outcome.value} />
    </div>
  );
}

/** What was typed, as the address has it. */
function typedIn(query: Query, registered: string | null): { typed: TypedReading; severe: boolean } {
  const text = (name: string) => readText(query[name], 20);
  const asked = query.km !== undefined;
  return {
    typed: {
      ...{ km: text("km"), on: text("on"), registered: asked ? text("registered") : (registered ?? "") },
      ...{ lastKm: text("lastKm"), lastOn: text("lastOn") },
    },
    severe: query.severe === "1",
  };
}

async function Plan({
  place,
  query,
  answer,
}: Pick<Asked<"rev">, "query"> & { place: Workspace; answer: ServicesAnswer }) {
  const { actor, base, vehicle } = place;
  const { vin, plate, firstRegistration } = vehicle.record;
  const today = isoDateIn(new Date(), "Europe/Paris");
  const { typed, severe } = typedIn(query, firstRegistration);
  const driven = readDriven(typed, severe, today);
  const kept = await findMileages(actor, { vin, plate });
  const here = vehiclePlace(base, { kind: "rev" });
  const first = {
    ...typed,
    on: typed.on || today,
    lastKm: typed.lastKm || (typed.km === "" && kept.service ? String(kept.service.km) : ""),
    lastOn: typed.lastOn || (typed.km === "" && kept.service ? kept.service.on : ""),
    severe: severe ? "1" : "",
  };
  return (
    <>
      <ClientMessages of={["repair.revision"]}>
        <DueForm key={here} {...{ first, here, today }} vehicle={{ vin, plate }} latest={kept.latest} />
      </ClientMessages>
      {driven ? (
        <DueGroups groups={groupServices(answer.services, driven)} here={here} known={driven.last !== null} />
      ) : (
        <ServiceRows services={answer.services} here={here} />
      )}
    </>
  );
}

/** The revision of the vehicle: its services, and what mileage and date say is due. */
export default screen("rev", {
  title: async ({ place }) =>
    [(await getTranslations("repair.revision"))("title"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Revision,
});
