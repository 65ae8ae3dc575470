import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { Workspace } from "./workspace";

/** From a vehicle to its OE numbers by questions. */
export async function GuidedLink({ place: { base, facts } }: { place: Workspace }) {
  const t = await getTranslations("guided");
  if (!facts) return null;
  return (
    <LinkButton size="sm" href={vehiclePlace(base, { kind: "katia" })} prefetch={false}>
      {t("title")}
    </LinkButton>
  );
}
