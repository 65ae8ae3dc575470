import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { describeRecognition, type SearchPlace } from "@/components/page/search-places";
import { ChipLink } from "@/components/ui/chip";
import type { PartHits } from "@/lib/domains/catalogue/search/schema";
import { phrasePlace } from "@/lib/domains/vehicles/paths/rules";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { KnownVehicles } from "./known-vehicles";

interface Props {
  named: PartHits["named"];
  mayChoose: boolean;
  /** The plates and VINs that the words hold. */
  vehicles: readonly SearchPlace[];
  /** What was typed: a vehicle's own answer reads it again. */
  text: string;
}

const mostParts = 4;

/** The way from words to a vehicle's own list: the plate, VIN or models that they name, and vehicles at hand that may take the part. */
export async function VehicleOffer({ named: { parts, models }, mayChoose, vehicles, text }: Props) {
  const [t, read] = await Promise.all([getTranslations("catalogue.search"), getTranslations("shell.search")]);
  if (vehicles.length === 0 && models.length === 0 && parts.length === 0) return null;
  const genartIds = parts.slice(0, mostParts).map(({ id }) => id);
  return (
    <div className="my-2.5 grid gap-2 empty:hidden">
      {vehicles.length > 0 ? (
        <nav aria-label={t("identified")} className="flex flex-wrap items-baseline gap-2">
          <span aria-hidden className="text-ink-2">
            {t("identified")}
          </span>
          {vehicles.map(({ found, href }) => (
            <ChipLink key={href} href={genartIds.length > 0 ? phrasePlace(href, text) : href} prefetch={false}>
              <bdi>{describeRecognition(found, read)}</bdi>
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {models.length > 0 && mayChoose ? (
        <nav aria-label={t("models")} className="flex flex-wrap items-baseline gap-2">
          <span aria-hidden className="text-ink-2">
            {t("models")}
          </span>
          {models.map(({ make, name, vtype, yearFrom, yearTo }) => (
            <ChipLink
              key={`${vtype} ${make} ${name}`}
              prefetch={false}
              href={
                selectionPath("selection-vehicule", { vtype, make, model: name }) +
                (parts.length > 0 ? `?q=${encodeURIComponent(text)}` : "")
              }
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
          <KnownVehicles models={models.map(({ make, name }) => `${make} ${name}`)} parts={genartIds} text={text} />
        </ClientMessages>
      ) : null}
    </div>
  );
}
