import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Tabs } from "@/components/ui/tabs";
import { listTypeNumbers, type TypeNumber } from "@/lib/domains/vehicles/queries/list-type-numbers";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { readId } from "@/lib/shared/address";
import type { Query } from "./screen";
import type { Workspace } from "./workspace";

const listOnce = cache((actor: Actor, ktype: number, cnit: string | null, tvv: string | null) =>
  listTypeNumbers(actor, { ktype, codes: [cnit, tvv] }),
);
const factsAs = cache((facts: VehicleFacts, ktype: number): VehicleFacts => ({ ...facts, ktype }));

async function typeNumbersOf({ actor, facts, vehicle: { record } }: Workspace): Promise<TypeNumber[]> {
  return facts ? listOnce(actor, facts.ktype, record.cnit, record.tvv) : [];
}

export interface TypedWorkspace extends Workspace {
  typeNumbers: TypeNumber[];
  /** The type number that the address asks for; null for the vehicle's own. */
  typnr: number | null;
}

/** The vehicle as the type number of an address, where its papers leave several open; any other number changes nothing. */
export async function atTypeNumber(place: Workspace, { typnr: asked }: Query): Promise<TypedWorkspace> {
  const typeNumbers = await typeNumbersOf(place);
  const wanted = typeof asked === "string" ? readId(asked) : null;
  const other = wanted !== place.facts?.ktype && typeNumbers.some(({ typnr }) => typnr === wanted) ? wanted : null;
  if (!place.facts || other === null) return { ...place, typeNumbers, typnr: null };
  return { ...place, facts: factsAs(place.facts, other), typeNumbers, typnr: other };
}

/** One tab for each type number of the vehicle; nothing where there is one alone. */
export async function TypeNumberTabs({ place, at }: { place: TypedWorkspace; at: string }) {
  if (place.typeNumbers.length === 0) return null;
  const t = await getTranslations("catalogue.list");
  const tabs = place.typeNumbers.map(({ typnr, label }, index) => ({
    href: index === 0 ? at : `${at}?typnr=${typnr}`,
    label: (
      <>
        {label} <span className="num text-data font-normal text-ink-3">{t("typnr", { typnr })}</span>
      </>
    ),
    current: typnr === place.facts?.ktype,
  }));
  return <Tabs label={t("typnrs")} tabs={tabs} className="my-2" />;
}
