import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { ChipLink } from "@/components/ui/chip";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths/rules";
import { KnownVehicles } from "./known-vehicles";

interface Props {
  named: PartHits["named"];
  mayChoose: boolean;
}

const mostParts = 4;

/** The way from words to a vehicle's own list: the models that they name, and vehicles at hand that may take the part. */
export async function VehicleOffer({ named: { parts, models }, mayChoose }: Props) {
  const t = await getTranslations("catalogue.search");
  if (models.length === 0 && parts.length === 0) return null;
  const vehicles = models.map(({ make, name }) => `${make} ${name}`);
  return (
    <div className="my-2.5 grid gap-2 empty:hidden">
      {models.length > 0 && mayChoose ? (
        <nav aria-label={t("models")} className="flex flex-wrap items-baseline gap-2">
          <span aria-hidden className="text-ink-2">
            {t("models")}
          </span>
          {models.map(({ make, name, vtype, yearFrom, yearTo }) => (
            <ChipLink
              key={`${vtype} ${make} ${name}`}
              prefetch={false}
              href={selectionPath("selection-vehicule", { vtype, make, model: name })}
            >
              {make} {name}{" "}
              {yearFrom ? (
                <span className="num text-ink-3">
                  {yearFrom}–{yearTo ?? ""}
                </span>
              ) : null}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {parts.length > 0 ? (
        <ClientMessages of={["catalogue.search"]}>
          <KnownVehicles models={vehicles} parts={parts.slice(0, mostParts).map(({ id }) => id)} />
        </ClientMessages>
      ) : null}
    </div>
  );
}
