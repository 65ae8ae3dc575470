import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import type { Workspace } from "./workspace";

/** From a vehicle to the families of its maker, for those whom no OEM tab leads there. */
export async function OemFamilyLink({ place: { actor, base } }: { place: Workspace }) {
  const t = await getTranslations("oe");
  if (!hasRight(actor, "OEMFamily") || hasRight(actor, "OEM")) return null;
  return (
    <LinkButton size="sm" href={vehiclePlace(base, { kind: "oem" })} prefetch={false}>
      {t("family")}
    </LinkButton>
  );
}
