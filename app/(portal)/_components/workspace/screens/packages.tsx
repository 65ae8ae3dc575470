import { getTranslations } from "next-intl/server";
import { PackageList } from "@/components/packages/package-list";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listPackages } from "@/lib/domains/packages/queries/read-packages";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { screen, type Asked } from "../screen";

async function Packages({ place: { actor, base } }: Asked<"packages">) {
  const [{ packages }, t] = await Promise.all([listPackages(actor), getTranslations("packages")]);
  const all = <LinkButton href="/packages">{t("all")}</LinkButton>;
  if (packages.length === 0) return <EmptyState level={1} title={t("empty")} text={t("emptyText")} action={all} />;
  return (
    <div className="grid gap-4 px-4 py-3.5 md:px-5">
      <BackOnEscape href={base} />
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="min-w-0 flex-1 basis-60 text-title font-title tracking-tight">{t("title")}</h1>
        {all}
      </div>
      <PackageList packages={packages} hrefOf={(packageId) => vehiclePlace(base, { kind: "package", packageId })} />
    </div>
  );
}

/** The company's packages, each to be offered for the vehicle. */
export default screen("packages", {
  title: async ({ place }) =>
    [(await getTranslations("packages"))("title"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: Packages,
});
