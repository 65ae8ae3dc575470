import { getTranslations } from "next-intl/server";
import { SearchCode } from "@/components/drawings/icons";
import { TyreIcon } from "@/components/drawings/tyre-icon";
import { OpenOperationButton } from "@/components/operations/open-button";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { hasTyreSizes } from "@/lib/domains/tyres/queries/vehicle-tyres";
import { allCategories } from "@/lib/domains/tyres/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { vehicleKeyOf } from "./deal-place";
import type { Workspace } from "./workspace";

/** From a vehicle to its tyres, its fault codes, and to a workshop job for it. */
export async function WorkshopWays({ place }: { place: Workspace }) {
  const { actor, base, operation } = place;
  const seesCodes = hasRight(actor, "Diag", "DTC");
  const ktype = place.facts?.ktype;
  const [t, tyres, seesTyres] = await Promise.all([
    getTranslations("faults"),
    getTranslations("tyres"),
    hasRight(actor, "Pneu") && ktype ? hasTyreSizes(actor, { ktype }) : false,
  ]);
  if (!seesCodes && !seesTyres) return null;
  const vehicle = vehicleKeyOf(place);
  return (
    <div className="flex flex-wrap gap-2">
      {seesTyres ? (
        <LinkButton size="sm" href={vehiclePlace(base, { kind: "tyres", virtual: allCategories })} prefetch={false}>
          <TyreIcon className="size-3.5" />
          {tyres("title")}
        </LinkButton>
      ) : null}
      {seesCodes ? (
        <LinkButton size="sm" href={vehiclePlace(base, { kind: "faultCodes" })} prefetch={false}>
          <SearchCode className="size-3.5" />
          {t("start")}
        </LinkButton>
      ) : null}
      {seesCodes && vehicle && !operation ? (
        <ClientMessages of={["operations"]}>
          <OpenOperationButton vehicle={vehicle} />
        </ClientMessages>
      ) : null}
    </div>
  );
}
