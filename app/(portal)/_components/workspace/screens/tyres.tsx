import { getTranslations } from "next-intl/server";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { TyreList } from "@/components/tyres/tyre-list";
import { VehicleSizes } from "@/components/tyres/vehicle-sizes";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { getHomePlace } from "@/lib/domains/account/companies/queries/get-letterhead";
import type { TyreTier } from "@/lib/domains/tyres/kinds";
import { readTyreList } from "@/lib/domains/tyres/filters/address";
import { tyreFilterNames } from "@/lib/domains/tyres/filters/rules";
import { listVehicleTyres } from "@/lib/domains/tyres/queries/vehicle-tyres";
import { readCategories } from "@/lib/domains/tyres/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { screen, type Asked } from "../screen";

const facetNames = tyreFilterNames.filter((name) => name !== "categorieMarque" && name !== "stock");

async function Tyres({ place, at, query, found: tiers }: Asked<"tyres"> & { found: TyreTier[] }) {
  const { actor, base, facts, vehicle } = place;
  const read = readTyreList(query);
  // What lies on the shelf comes first; an address that says otherwise is heard.
  const list = {
    ...read,
    text: "",
    filters: query.stock === undefined ? { ...read.filters, stock: ["yes"] } : read.filters,
  };
  const [t, { mayAdd }, home, found] = await Promise.all([
    getTranslations("tyres.vehicle"),
    pageBuyer(),
    getHomePlace(actor),
    facts && listVehicleTyres(actor, { ...list, ktype: facts.ktype, tiers, size: list.size || undefined }),
  ]);
  if (!facts || !found || found.sizes.length === 0)
    return (
      <EmptyState
        level={1}
        title={t("noSizes")}
        text={t("noSizesText")}
        action={
          <>
            <LinkButton variant="primary" href="/tireStock">
              {t("search")}
            </LinkButton>
            <LinkButton href={base}>{t("back")}</LinkButton>
          </>
        }
      />
    );
  const path = vehiclePlace(base, { kind: "tyres", virtual: at.virtual });
  const sold = { vin: vehicle.record.vin, ktype: facts.ktype, plate: vehicle.plate };
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      <BackOnEscape href={base} />
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <VehicleSizes {...{ path, base, list, tiers }} pairs={found.sizes} />
      <TyreList
        {...{ path, list, found, facetNames, home }}
        cleared={{ stock: ["yes", "no"] }}
        vehicle={sold}
        mayAdd={mayAdd && hasRight(actor, "cart")}
      />
    </div>
  );
}

/** The tyres in the vehicle's own sizes, of the tiers that the address names. */
export default screen("tyres", {
  async judge({ at }) {
    const tiers = readCategories(at.virtual);
    return tiers ? { found: tiers } : "missing";
  },
  title: async ({ place }) =>
    (await getTranslations("tyres.vehicle"))("titleOf", { vehicle: place?.vehicle.label ?? "" }),
  View: Tyres,
  Missing: UnknownTiers,
});

async function UnknownTiers({ place }: Pick<Asked<"tyres">, "place">) {
  const t = await getTranslations("tyres.vehicle");
  return (
    <EmptyState
      level={1}
      title={t("unknown")}
      text={t("unknownText")}
      action={<LinkButton href={vehiclePlace(place.base, { kind: "tyreStock" })}>{t("title")}</LinkButton>}
    />
  );
}
