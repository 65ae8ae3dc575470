import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { VehicleAsk } from "@/components/portal/vehicle-ask";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { VehicleMark } from "@/components/vehicles/vehicle-mark";
import { findVehicleAt } from "@/lib/domains/vehicles/queries/find-vehicle-at";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { mayOpen } from "@/lib/shared/page-rights";

export interface AskedVehicle {
  base: string;
  vehicle: VehicleView;
}

/** The vehicle that a page's address names: null where it names none, "unknown" where nobody knows it, "failed" where nobody could say. */
export async function askedVehicle(actor: Actor, base: string): Promise<AskedVehicle | "unknown" | "failed" | null> {
  if (base === "") return null;
  try {
    const vehicle = await findVehicleAt(actor, base);
    return vehicle ? { base, vehicle } : "unknown";
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return problem.status >= 500 ? "failed" : "unknown";
  }
}

interface Props {
  actor: Actor;
  /** The page that is told the vehicle. */
  under: string;
  asked: AskedVehicle | "unknown" | "failed" | null;
  children: (found: AskedVehicle) => ReactNode;
}

/** What a page tells of a vehicle, below its name; without one the question for it. */
export async function OfVehicle({ actor, under, asked, children }: Props) {
  const t = await getTranslations("portal-pages.vehicle");
  const may = heldBy(actor);
  const fields = mayOpen(identificationStart, may) ? allowedFields(may) : [];
  if (asked === null || typeof asked === "string")
    return (
      <div className="grid gap-4">
        <p className="text-ink-2">{t(fields.length > 0 ? "ask" : "choose")}</p>
        {asked === null ? null : <Note tone="no">{t(asked)}</Note>}
        <ClientMessages of={["portal-pages.vehicle"]}>
          <VehicleAsk under={under} fields={fields} />
        </ClientMessages>
        {fields.length === 0 && mayOpen("/selection-vehicule", may) ? (
          <p>
            <LinkButton href="/selection-vehicule">{t("select")}</LinkButton>
          </p>
        ) : null}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-paper px-3 py-2 shadow-card">
        <VehicleMark url={asked.base} />
        <span className="min-w-0 flex-1 basis-40 font-strong wrap-anywhere">{asked.vehicle.label}</span>
        <LinkButton size="sm" href={under} prefetch={false}>
          {t("other")}
        </LinkButton>
      </p>
      {children(asked)}
    </div>
  );
}
