import { useTranslations } from "next-intl";
import { DataForm } from "./data-form";
import { KtypeForm } from "./ktype-form";

export interface EditedVehicle {
  vin: string | null;
  ktype: number | null;
  hmdnr: number | null;
  mid: string | null;
  kromedaId: number | null;
}

/** The ktype of a VIN, and below it the numbers of a ktype in other catalogues. */
export function EditForms({ vehicle, onSaved }: { vehicle: EditedVehicle; onSaved: () => void }) {
  const t = useTranslations("vehicle-tools.edit");
  const { vin, ktype } = vehicle;
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{t("lead")}</p>
      {vin ? <KtypeForm vin={vin} ktype={ktype} onSaved={onSaved} /> : <p className="text-ink-3">{t("noVin")}</p>}
      {ktype === null ? null : <DataForm vehicle={{ ...vehicle, ktype }} onSaved={onSaved} />}
    </div>
  );
}
