import { getTranslations } from "next-intl/server";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { PackageDesk } from "@/components/packages/package-desk";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { offerPackage } from "@/lib/domains/packages/queries/offer-package";
import { findKeptPackage } from "@/lib/domains/packages/queries/read-packages";
import type { PackageOffer } from "@/lib/domains/packages/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen, type Asked } from "../screen";
import type { Workspace } from "../workspace";

async function Package({ place, found }: Asked<"package"> & { found: PackageOffer }) {
  const { base, vehicle, facts } = place;
  const back = vehiclePlace(base, { kind: "packages" });
  const [t, { customer, mayAdd, view }] = await Promise.all([getTranslations("packages"), pageBuyer()]);
  const { record, plate } = vehicle;
  const sold = { vin: record.vin, plate, ktype: facts?.ktype ?? record.ktype };
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      <BackOnEscape href={back} />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-0 flex-1 basis-60 text-title font-title tracking-tight wrap-anywhere">{found.name}</h1>
        <LinkButton href={back}>{t("all")}</LinkButton>
      </div>
      <ClientMessages
        of={["packages", "labour", "repair.parts", "repair.times", "offers", "cart", "catalogue.fit", "catalogue.list"]}
      >
        <PackageDesk
          key={`${base} ${found.version}`}
          offer={found}
          vehicle={sold}
          {...{ base, mayAdd, customer, view }}
        />
      </ClientMessages>
    </div>
  );
}

/** A package on the vehicle: the articles that fit it, its own times, one press into the cart. */
export default screen("package", {
  async judge({ place: { actor, lang, vehicle, facts }, at }) {
    const kept = await findKeptPackage(actor, at);
    if (!kept) return "missing";
    return { found: await offerPackage(actor, { ...at, lang, vehicle: { record: vehicle.record, facts } }) };
  },
  title: async ({ place }, found) => {
    const label = found?.name ?? (await getTranslations("packages"))("title");
    return [label, place?.vehicle.label].filter(Boolean).join(" · ");
  },
  View: Package,
  Missing: NoPackage,
});

async function NoPackage({ place }: { place: Workspace }) {
  const t = await getTranslations("packages");
  const back = <LinkButton href={vehiclePlace(place.base, { kind: "packages" })}>{t("all")}</LinkButton>;
  return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
}
