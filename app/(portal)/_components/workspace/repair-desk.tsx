import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { RepairPanel } from "@/components/repair/repair-panel";
import { Note } from "@/components/ui/badge";
import type { RepairSubject } from "@/lib/domains/repair/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { typeOfVehicle } from "@/lib/domains/vehicles/tabs/rules";
import { hasRight } from "@/lib/platform/actor";
import type { Workspace } from "./workspace";

interface Props {
  place: Workspace;
  subjects: readonly RepairSubject[];
  /** Read at once: they are what the page is about. */
  open?: boolean;
}

/** Repair data of a car: the subjects that concern a page, where the reader may read them. */
export async function RepairDesk({ place: { actor, base, vehicle }, subjects, open }: Props) {
  if (subjects.length === 0 || !hasRight(actor, "AutoData") || typeOfVehicle(vehicle) !== "vl") return null;
  const t = await getTranslations("repair");
  const { mid, firstRegistration } = vehicle.record;
  const sheet = vehiclePlace(base, { kind: "workSheet" });
  return (
    <section aria-labelledby="repair-data" className="mt-5 grid gap-3">
      <h2 id="repair-data" className="text-lead font-semibold">
        {t("title")}
      </h2>
      {mid === null ? (
        <Note>{t("noMid")}</Note>
      ) : (
        <ClientMessages of={["repair"]}>
          {subjects.map((subject) => (
            <RepairPanel
              key={subject}
              {...{ subject, base, open }}
              vehicle={{ mid, registered: firstRegistration?.slice(0, 7) ?? null }}
              sheet={`${sheet}?of=${subject}`}
            />
          ))}
        </ClientMessages>
      )}
    </section>
  );
}
