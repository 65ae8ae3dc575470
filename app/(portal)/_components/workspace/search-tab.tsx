import Form from "next/form";
import { getTranslations } from "next-intl/server";
import { HitList } from "@/components/repair/hit-list";
import { RepairFailure } from "@/components/repair/repair-failure";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { RetryButton } from "@/components/vehicles/retry-button";
import { searchWorkshopData, type WorkshopVehicle } from "@/lib/domains/repair/search/queries";
import { identificationStart, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { readText } from "@/lib/shared/address";
import { outcomeOf } from "./repair-outcome";
import type { Query } from "./screen";
import type { Workspace } from "./workspace";

interface Props {
  place: Workspace;
  name: string;
  query: Query;
}

/** HaynesPro's tab without an address: a search by keywords through the workshop data of the vehicle. */
export async function SearchTab({ place, name, query }: Props) {
  const t = await getTranslations("repair.search");
  const { base, vehicle } = place;
  const search = readText(query.q).trim();
  const here = vehiclePlace(base, { kind: "app", app: "haynespro" });
  const known = keyOf(place);
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      <h1 className="text-title font-title tracking-tight">{name}</h1>
      {known ? (
        <>
          <Form prefetch={false} role="search" action={here} className="flex max-w-160 gap-2">
            <InputBox
              key={here + search}
              name="q"
              type="search"
              aria-label={t("label")}
              placeholder={t("placeholder")}
              defaultValue={search}
              maxLength={200}
              boxClassName="min-w-0 flex-1"
            />
            <Button type="submit">{t("submit")}</Button>
          </Form>
          {search === "" ? (
            <EmptyState compact title={t("start")} text={t("startText")} />
          ) : (
            <Hits place={place} known={known} search={search} />
          )}
        </>
      ) : (
        <EmptyState
          title={t("noKey")}
          text={t("noKeyText")}
          action={<LinkButton href={identificationStart}>{vehicle.label}</LinkButton>}
        />
      )}
    </div>
  );
}

/** By what the workshop data of a vehicle are found: its VIN where its registry may be asked, else its ktype. */
function keyOf({ actor, vehicle: { record } }: Workspace): WorkshopVehicle | null {
  const byVin = record.vin?.length === 17 && hasRight(actor, "CarIdentifier", "v2", "v3", "Diag");
  if (byVin && record.vin) return { vin: record.vin };
  return record.ktype === null ? null : { ktype: record.ktype };
}

async function Hits({ place, known, search }: { place: Workspace; known: WorkshopVehicle; search: string }) {
  const { actor, base, lang } = place;
  const [t, common, outcome] = await Promise.all([
    getTranslations("repair.search"),
    getTranslations("common"),
    outcomeOf(searchWorkshopData(actor, { vehicle: known, q: search, lang })),
  ]);
  if (outcome.is === "failed")
    return <RepairFailure code={outcome.code} action={<RetryButton label={common("retry")} />} level={2} />;
  if (outcome.is === "none" || outcome.value.hits.length === 0)
    return <EmptyState compact title={t("none", { search })} text={t("noneText")} />;
  const may = { repair: hasRight(actor, "AutoData"), codes: hasRight(actor, "DTC", "Diag") };
  return <HitList answer={outcome.value} base={base} may={may} />;
}
