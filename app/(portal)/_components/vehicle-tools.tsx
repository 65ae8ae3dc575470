import { CalendarClock, Layers, Package, QrCode, Wrench } from "@/components/drawings/icons";
import { getTranslations } from "next-intl/server";
import { AroundButton } from "@/components/catalogue/around/around-button";
import { ClientMessages } from "@/components/page/client-messages";
import { PassButton } from "@/components/passes/pass-button";
import { ActiaButton } from "@/components/repair/actia-button";
import { LinkButton } from "@/components/ui/link-button";
import { bodyStyle } from "@/components/vehicles/body-style";
import { DiagButton } from "@/components/vehicles/diagnosis/diag-button";
import { TipsButton } from "@/components/vehicles/tips/tips-button";
import { doorsAsked, frameSetOf } from "@/lib/domains/catalogue/pictures/around/rules";
import { offersSessions } from "@/lib/domains/repair/sessions/queries";
import { cardPath } from "@/lib/domains/vehicles/card/rules";
import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import { typeOfVehicle } from "@/lib/domains/vehicles/tabs/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { listTips } from "@/lib/domains/vehicles/tips/queries";
import { tipLookUp } from "@/lib/domains/vehicles/tips/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";

interface VehicleToolsProps {
  actor: Actor;
  base: string;
  vehicle: VehicleView;
}

/** Diagnostics, the public card and the tips of a vehicle, each where the reader may use it. */
export async function VehicleTools({ actor, base, vehicle }: VehicleToolsProps) {
  const { record, plate } = vehicle;
  const lookUp = tipLookUp(record);
  const [t, repair, recycled, stock, packages, tips, sessions] = await Promise.all([
    getTranslations("vehicle-tools"),
    getTranslations("repair.revision"),
    getTranslations("recycled"),
    getTranslations("recycled.stock"),
    getTranslations("packages"),
    lookUp ? listTips(actor, lookUp) : [],
    offersSessions(actor),
  ]);
  const { vin, make: brand, model, ktype } = record;
  const planned = record.mid !== null && typeOfVehicle(vehicle) === "vl" && hasRight(actor, "AutoData");
  const revision = planned ? vehiclePlace(base, { kind: "rev" }) : null;
  const actia = sessions && vin?.length === 17 ? { vin, immat: plate, brand, model, ktype } : null;
  const diag = hasRight(actor, "DiagButton");
  const card = record.vin !== null && hasRight(actor, "QRCode", "IdCar") ? cardPath(record.vin) : null;
  const passVin = hasRight(actor, "IdCar") ? vin : null;
  const known = vehicle.facts !== null && typeOfVehicle(vehicle) === "vl";
  const units = known && hasRight(actor, "PRE") ? vehiclePlace(base, { kind: "recycled", virtual: "1-0" }) : null;
  const shelf = hasRight(actor, "Stock") ? vehiclePlace(base, { kind: "vehicleStock" }) : null;
  const jobs = hasRight(actor, "cart") ? vehiclePlace(base, { kind: "packages" }) : null;
  const around = turned(vehicle);
  const photos = hasRight(actor, "changeCompanyCover");
  if (!diag && !card && !lookUp && !actia && !revision && !units && !shelf && !jobs && !around) return null;
  return (
    <div role="group" aria-label={t("label")} className="flex flex-wrap gap-2">
      <ClientMessages
        of={["vehicle-tools.diag", "vehicle-tools.tips", "vehicles.kept", "repair.actia", "around", "passes.make"]}
      >
        {around && (around.drawn || photos) ? (
          <AroundButton vehicle={around} access={{ photos, everywhere: photos && hasRight(actor, "admin") }} />
        ) : null}
        {actia ? <ActiaButton key={actia.vin} vehicle={actia} /> : null}
        {passVin ? (
          <PassButton
            key={passVin}
            vin={passVin}
            inspection={vehicle.derived.test?.required ? null : (vehicle.derived.test?.deadline ?? null)}
            mayTry={hasRight(actor, "admin")}
          />
        ) : null}
        {diag ? <DiagButton base={base} bench={hasRight(actor, "Diag") ? benchPath(record.vin) : null} /> : null}
        {lookUp ? (
          <TipsButton key={base} url={base} type={lookUp.type} tips={tips} mayAdd={hasRight(actor, "Social")} />
        ) : null}
      </ClientMessages>
      {revision ? (
        <LinkButton size="sm" href={revision} prefetch={false}>
          <CalendarClock className="size-3.5" />
          {repair("open")}
        </LinkButton>
      ) : null}
      {units ? (
        <LinkButton size="sm" href={units} prefetch={false}>
          <Wrench className="size-3.5" />
          {recycled("open")}
        </LinkButton>
      ) : null}
      {shelf ? (
        <LinkButton size="sm" href={shelf} prefetch={false}>
          <Package className="size-3.5" />
          {stock("open")}
        </LinkButton>
      ) : null}
      {jobs ? (
        <LinkButton size="sm" href={jobs} prefetch={false}>
          <Layers className="size-3.5" />
          {packages("title")}
        </LinkButton>
      ) : null}
      {card ? (
        <LinkButton size="sm" href={card} prefetch={false} target="_blank">
          <QrCode className="size-3.5" />
          {t("card.open")}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** What the view from every side is asked by; null for a vehicle without a type. */
function turned(vehicle: VehicleView) {
  if (!vehicle.facts) return null;
  const { record, derived, facts, label } = vehicle;
  const body = bodyStyle(vehicle);
  const doors = doorsAsked(record.doors, body);
  const heavy = derived.category === "PL";
  return { ktype: facts.ktype, doors, heavy, label, drawn: frameSetOf({ body, doors, heavy }) !== null };
}
