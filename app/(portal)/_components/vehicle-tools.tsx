import { QrCode } from "@/components/drawings/icons";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { DiagButton } from "@/components/vehicles/diagnosis/diag-button";
import { TipsButton } from "@/components/vehicles/tips/tips-button";
import { cardPath } from "@/lib/domains/vehicles/card/rules";
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
export async function VehicleTools({ actor, base, vehicle: { record } }: VehicleToolsProps) {
  const lookUp = tipLookUp(record);
  const [t, tips] = await Promise.all([getTranslations("vehicle-tools"), lookUp ? listTips(actor, lookUp) : []]);
  const diag = hasRight(actor, "DiagButton");
  const card = record.vin !== null && hasRight(actor, "QRCode", "IdCar") ? cardPath(record.vin) : null;
  if (!diag && !card && !lookUp) return null;
  return (
    <div role="group" aria-label={t("label")} className="flex flex-wrap gap-2">
      <ClientMessages of={["vehicle-tools.diag", "vehicle-tools.tips", "vehicles.kept"]}>
        {diag ? <DiagButton base={base} /> : null}
        {lookUp ? (
          <TipsButton key={base} url={base} type={lookUp.type} tips={tips} mayAdd={hasRight(actor, "Social")} />
        ) : null}
      </ClientMessages>
      {card ? (
        <LinkButton size="sm" href={card} prefetch={false} target="_blank">
          <QrCode className="size-3.5" />
          {t("card.open")}
        </LinkButton>
      ) : null}
    </div>
  );
}
