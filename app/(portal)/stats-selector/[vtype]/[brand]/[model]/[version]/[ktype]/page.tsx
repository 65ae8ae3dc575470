import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { selectedOf, selectorActor, type VehicleParams } from "@/app/(portal)/selection-vehicule/page-selection";
import { UseByMonth } from "@/components/selector/use-by-month";
import { VehicleBanner } from "@/components/selector/vehicle-banner";
import { LinkButton } from "@/components/ui/link-button";
import { VehicleSummary } from "@/components/vehicles/vehicle-summary";
import { getCallsOfKtype } from "@/lib/domains/stats/queries";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { versionShares } from "../../../../../shares";

interface Props {
  params: Promise<VehicleParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await selectedOf("stats-selector", params)).vehicle.label };
}

/** How often a version was identified, with a way to its vehicle. */
export default async function VersionUsePage({ params }: Props) {
  const selected = await selectedOf("stats-selector", params);
  const [actor, t, words] = await Promise.all([
    selectorActor("stats-selector"),
    getTranslations("selector"),
    getTranslations("vehicles"),
  ]);
  const [use, shares] = await Promise.all([getCallsOfKtype(actor, selected.ktype), versionShares(actor, selected)]);
  const share = shares && (shares.get(selected.ktype) ?? 0);
  return (
    <>
      <VehicleBanner selected={selected}>
        {mayOpen("/selection-vehicule", heldBy(actor)) ? (
          <LinkButton variant="primary" href={selectionPath("selection-vehicule", { ...selected })}>
            {t("use.open")}
          </LinkButton>
        ) : null}
      </VehicleBanner>
      <div className="grid gap-6 p-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h1 className="sr-only">{selected.vehicle.label}</h1>
          <UseByMonth use={use} share={share} />
        </div>
        <aside aria-label={words("data")} className="grid min-w-0 content-start gap-4">
          <VehicleSummary vehicle={selected.vehicle} />
        </aside>
      </div>
    </>
  );
}
