import { getTranslations } from "next-intl/server";
import { VehicleFamilies } from "@/components/catalogue/vehicle-families";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { firstOwnBrand, shelfPath } from "@/lib/domains/catalogue/shelves/rules";
import type { Scope } from "@/lib/domains/catalogue/shelves/schema";
import { listUserBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { listShelfFamilies } from "@/lib/domains/catalogue/shelves/queries/browse-shelves";
import { OwnBrandButton } from "./own-brand-button";
import { pageShelf } from "./page-shelf";
import { ShelfHead } from "./shelf-head";

/** The families of a brand or make. */
export async function ShelfScreen({ scope, brand }: { scope: Scope; brand: string }) {
  const { actor, lang, shelf, base } = await pageShelf(scope, brand);
  const [families, own, t] = await Promise.all([
    listShelfFamilies(actor, { scope, brandId: shelf.id, lang }),
    listUserBrands(actor),
    getTranslations("catalogue.browse"),
  ]);
  const tools =
    scope === "oe" || shelf.id >= firstOwnBrand ? null : (
      <ClientMessages of={["catalogue.browse"]}>
        <OwnBrandButton brandId={shelf.id} own={own.map(({ id }) => id)} />
      </ClientMessages>
    );
  return (
    <div className="px-4 py-3.5 md:px-5">
      <ShelfHead scope={scope} title={shelf.name} crumbs={[{ label: shelf.name }]} tools={tools} />
      {families.length > 0 ? (
        <VehicleFamilies families={families} base={base} />
      ) : (
        <EmptyState
          title={t(`none.${scope}`)}
          text={t("noneText")}
          action={<LinkButton href={shelfPath(scope)}>{t("back")}</LinkButton>}
        />
      )}
    </div>
  );
}
