import { getTranslations } from "next-intl/server";
import { askedVehicle, OfVehicle } from "@/app/(portal)/_components/asked-vehicle";
import { ClientMessages } from "@/components/page/client-messages";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { getHomeCountry } from "@/lib/domains/account/companies/queries/get-letterhead";
import { findLabourTimes } from "@/lib/domains/repair/times/queries";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { LabourSum } from "./labour-sum";

/** The times of the vehicle that the address names; without one the question for it. */
export async function LabourForVehicle({ base }: { base: string }) {
  const actor = await requireActorAt("/tools/labour");
  const asked = await askedVehicle(actor, base);
  return (
    <OfVehicle actor={actor} under="/tools/labour" asked={asked}>
      {({ vehicle }) => <Times actor={actor} vehicle={vehicle} />}
    </OfVehicle>
  );
}

/** Null where the source knows nothing, "failed" where it does not answer. */
async function timesOf(actor: Actor, { record }: VehicleView, lang: Awaited<ReturnType<typeof pageLanguage>>) {
  if (record.mid === null) return null;
  try {
    return await findLabourTimes(actor, {
      ...{ mid: record.mid, lang },
      registered: record.firstRegistration?.slice(0, 7),
    });
  } catch (problem) {
    if (problem instanceof Problem && problem.status >= 500) return "failed" as const;
    throw problem;
  }
}

async function Times({ actor, vehicle }: { actor: Actor; vehicle: VehicleView }) {
  const [t, lang, country] = await Promise.all([
    getTranslations("portal-pages.labour"),
    pageLanguage(),
    getHomeCountry(actor),
  ]);
  const found = await timesOf(actor, vehicle, lang);
  if (found === null) return <EmptyState title={t("none")} text={t("noneText")} />;
  if (found === "failed") return <ErrorState title={t("failed")} text={t("failedText")} />;
  return (
    <ClientMessages of={["portal-pages.labour", "repair"]}>
      <LabourSum {...found} currency={country === "CH" ? "CHF" : "EUR"} />
    </ClientMessages>
  );
}
