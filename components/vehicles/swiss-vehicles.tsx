"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { forgetSaid } from "@/components/page/said-before";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { ErrorState } from "@/components/ui/states";
import { startOf, vehicleAt, type VehicleStart } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleAnswer } from "@/lib/domains/vehicles/schema";
import { choiceHref } from "./choice-href";
import { ChoiceList, type Choice } from "./choice-list";
import type { SwissVehicles } from "./use-swiss-vehicles";

/** The vehicles of a Swiss plate, which belongs to the holder and not to the car: the reader says which one it is. */
export function SwissVehicleDialog({ swiss }: { swiss: SwissVehicles }) {
  const t = useTranslations("vehicles");
  const start = startOf(usePathname());
  const { plate, vehicles } = swiss;
  const choose = () => {
    forgetSaid("vehicle");
    swiss.close();
  };
  return (
    <Dialog
      open={plate !== null}
      onClose={swiss.close}
      title={t("swiss.title", { plate: plate ?? "" })}
      closeLabel={t("swiss.close")}
    >
      <p role="status" className="mb-3 text-ink-2">
        {vehicles === null ? (
          <span className="flex items-center gap-2">
            <Spinner /> {t("loading")}
          </span>
        ) : (
          vehicles !== "failed" && t("swiss.lead", { count: vehicles.length })
        )}
      </p>
      {vehicles === "failed" ? (
        <ErrorState
          compact
          title={t("failed", { value: plate ?? "" })}
          text={t("failedHelp.other")}
          action={<Button onClick={() => plate && swiss.ask(plate)}>{t("retry")}</Button>}
        />
      ) : null}
      {Array.isArray(vehicles) ? (
        <ArrowLinks>
          <ChoiceList choices={vehicles.map((one) => choiceOf(one, start))} onChoose={choose} />
        </ArrowLinks>
      ) : null}
    </Dialog>
  );
}

function choiceOf(answer: VehicleAnswer, start: VehicleStart): Choice {
  const [vin, ktype] = [answer.Codif_Vin_PRF, answer.ktype];
  const details = [vin, answer["Année 1ère MEC"], answer.Code_Moteur].filter((one) => one != null).map(String);
  const href = choiceHref({
    vin: typeof vin === "string" ? vin : null,
    ktype: typeof ktype === "number" ? ktype : null,
  });
  return {
    href: href && vehicleAt(href, start),
    label: answer.label,
    plate: null,
    details,
  };
}
