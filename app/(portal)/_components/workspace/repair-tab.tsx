import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { ToolFrame } from "@/components/vehicles/tool-frame";
import { anyExample, exampleCount } from "@/lib/domains/repair/queries/find-example";
import { repairSubjects } from "@/lib/domains/repair/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { readText } from "@/lib/shared/address";
import { RepairDesk } from "./repair-desk";
import type { Query } from "./screen";
import type { Workspace } from "./workspace";

interface Props {
  place: Workspace;
  name: string;
  query: Query;
}

const exampleIn = (query: Query): number | null => {
  const text = readText(query.example, 3);
  return /^\d{1,2}$/.test(text) && Number(text) < exampleCount ? Number(text) : null;
};

/** AutoData's tab without a contract: every panel of the vehicle, its revision, its work sheet, and an example to look at. */
export async function RepairTab({ place, name, query }: Props) {
  const [t, demonstrated] = await Promise.all([getTranslations("repair"), showsDemonstration()]);
  const { base, vehicle } = place;
  const here = vehiclePlace(base, { kind: "app", app: "autodata" });
  const example = demonstrated ? exampleIn(query) : null;
  if (example !== null)
    return (
      <ClientMessages of={["workspace.tool"]}>
        <p className="px-4 pt-3 md:px-5">
          <LinkButton size="sm" href={here}>
            {t("example.close")}
          </LinkButton>
        </p>
        <ToolFrame tool={t("example.frame")} address={`/embedded/technical-information/${example}`} own />
      </ClientMessages>
    );
  return (
    <div className="px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="grow text-title font-title tracking-tight">{name}</h1>
        <LinkButton href={vehiclePlace(base, { kind: "rev" })}>{t("revision.open")}</LinkButton>
        {vehicle.record.mid === null ? null : (
          <LinkButton href={vehiclePlace(base, { kind: "workSheet" })} prefetch={false}>
            {t("sheet.open")}
          </LinkButton>
        )}
        {demonstrated ? (
          <LinkButton variant="ghost" href={`${here}?example=${anyExample()}`} prefetch={false}>
            {t("example.open")}
          </LinkButton>
        ) : null}
      </div>
      <RepairDesk place={place} subjects={repairSubjects} open />
    </div>
  );
}
