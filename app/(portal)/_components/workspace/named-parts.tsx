import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { VehiclesForParts } from "@/components/vehicles/vehicles-for-parts";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { namedParts } from "@/lib/domains/faults/rules";
import type { FaultHelp } from "@/lib/domains/faults/schema";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { codesSegment } from "@/lib/shared/fault-code";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** The parts that codes name where no vehicle is known, and the vehicles for which they may be wanted. */
export async function NamedParts({ helps }: { helps: readonly FaultHelp[] }) {
  const [actor, lang, t, tools] = await Promise.all([
    requirePageActor(),
    pageLanguage(),
    getTranslations("faults.box"),
    getTranslations("workspace.tool"),
  ]);
  const places = await listPlaces(actor, { ids: namedParts(helps).map(({ id }) => id), lang });
  return (
    <Card title={t("titleAlone")}>
      <div className="grid gap-3">
        {places.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {places.map(({ id, label }) => (
              <li key={id} className="rounded-full border border-line px-3 py-1 text-data">
                {label}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{t("none")}</p>
        )}
        <p className="text-ink-2">{t("alone")}</p>
        <ClientMessages of={["workspace.chosen"]}>
          <VehiclesForParts to={{ kind: "dtc", codes: codesSegment(helps) }} />
        </ClientMessages>
        <div>
          <LinkButton variant="primary" href={identificationStart}>
            {tools("identify")}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
