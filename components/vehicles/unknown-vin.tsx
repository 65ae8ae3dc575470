import { getTranslations } from "next-intl/server";
import type { DecodedVin } from "@/lib/domains/vehicles/vins/rules";
import type { MakerModels } from "@/lib/domains/vehicles/vins/schema";
import { DecodedVinCard } from "./decoded-vin";
import { MakerModelList } from "./maker-models";

interface UnknownVinProps {
  decoded: DecodedVin;
  /** Null for a reader who may not choose a vehicle by its model. */
  models: readonly MakerModels[] | null;
}

/** Below "no results": what the VIN says by itself, and the models of its maker to choose from. */
export async function UnknownVin({ decoded, models }: UnknownVinProps) {
  const t = await getTranslations("vin.models");
  const offered = models && decoded.maker.state !== "unknown";
  return (
    <div className="mx-auto grid max-w-3xl content-start gap-5 p-4 md:px-5">
      <DecodedVinCard decoded={decoded} />
      {offered ? <p className="text-ink-2">{models.length > 0 ? t("help") : t("none")}</p> : null}
      {offered ? <MakerModelList lists={models} /> : null}
    </div>
  );
}
