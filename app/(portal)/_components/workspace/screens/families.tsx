import { getTranslations } from "next-intl/server";
import { VehiclePanel } from "@/app/(portal)/_components/vehicle-panel";
import { PictureLinks } from "@/components/catalogue/pictures/picture-links";
import { VehicleFamilies } from "@/components/catalogue/vehicle-families";
import { Note } from "@/components/ui/badge";
import { pictureAccess } from "@/lib/domains/catalogue/pictures/rules";
import { listFamilies } from "@/lib/domains/catalogue/tree/queries/list-families";
import { workshopStart } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { GuidedLink } from "../guided-link";
import { OemFamilyLink } from "../oem-family-link";
import { PickerBox } from "../picker-box";
import { WorkshopWays } from "../workshop-ways";
import { screen, type Asked } from "../screen";
import { SearchContext } from "../search-context";

async function Families({ place }: Asked<"families">) {
  const { actor, base, facts, lang, vehicle } = place;
  const [families, t] = await Promise.all([
    facts && listFamilies(actor, { ktype: facts.ktype, lang }),
    getTranslations("vehicles"),
  ]);
  // In the workshop the buttons stand in the vehicle's hero.
  const ways = base.startsWith(workshopStart) ? [] : pictureAccess(heldBy(actor)).ways;
  const tools = (
    <>
      <PictureLinks base={base} ways={ways} />
      <PickerBox place={place} />
      <GuidedLink place={place} />
      <OemFamilyLink place={place} />
      <WorkshopWays place={place} />
    </>
  );
  return (
    <div className="grid gap-6 p-4 md:px-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h1 className="sr-only">{vehicle.label}</h1>
        {families ? (
          <VehicleFamilies families={families} base={base} tools={tools} />
        ) : (
          <Note>
            <strong>{t("noKtype")}</strong> {t("noKtypeHelp")}
          </Note>
        )}
      </div>
      <aside aria-label={t("data")} className="grid min-w-0 content-start gap-4">
        <VehiclePanel actor={actor} base={base} vehicle={vehicle} />
      </aside>
    </div>
  );
}

/** The vehicle: the families of its parts, and everything that is known of it. */
export default screen("families", { View: Families, Context: SearchContext });
