import { getTranslations } from "next-intl/server";
import { SearchCode } from "@/components/drawings/icons";
import { OpenOperationButton } from "@/components/operations/open-button";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { vehicleKeyOf } from "./deal-place";
import type { Workspace } from "./workspace";

/** From a vehicle to its fault codes, and to a workshop job for it. */
export async function WorkshopWays({ place }: { place: Workspace }) {
  const { actor, base, operation } = place;
  if (!hasRight(actor, "Diag", "DTC")) return null;
  const t = await getTranslations("faults");
  const vehicle = vehicleKeyOf(place);
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton size="sm" href={vehiclePlace(base, { kind: "faultCodes" })} prefetch={false}>
        <SearchCode className="size-3.5" />
        {t("start")}
      </LinkButton>
      {vehicle && !operation ? (
        <ClientMessages of={["operations"]}>
          <OpenOperationButton vehicle={vehicle} />
        </ClientMessages>
      ) : null}
    </div>
  );
}
