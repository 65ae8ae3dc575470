import { getLocale, getTranslations } from "next-intl/server";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { yearsText } from "@/components/vehicles/years";
import { LinkButton } from "@/components/ui/link-button";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { tellApart, type Marks } from "@/lib/domains/vehicles/versions/apart";
import type { SearchField } from "@/lib/domains/vehicles/search/rules";
import { yearOf } from "@/lib/domains/vehicles/versions/rules";
import { ChoiceList, type Choice } from "./choice-list";
import { choiceHref } from "./choice-href";
import { powerText } from "./derived-text";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  field: SearchField;
  search: string;
  vehicles: readonly VehicleView[];
}

/** What of a vehicle its choice does not say anyway. */
function marksOf({ label, record, built }: VehicleView): Marks & { looks: string } {
  const { ktype, kw, energy, ccm, engineCode } = record;
  const looks = [label, built?.fromYm, built?.toYm, kw, ccm, engineCode].join();
  return { ...{ ktype: ktype ?? 0, kw, ccm, p3: energy, body: record.body, engineCodes: [] }, looks };
}

/** An identifier that names several vehicles: the reader says which one it is. */
export async function SeveralVehicles({ field, search, vehicles }: Props) {
  const [t, words, locale] = await Promise.all([getTranslations("vehicles"), getTranslations("selector"), getLocale()]);
  const apart = tellApart(vehicles.map(marksOf), ({ looks }) => looks);
  const choices = vehicles.map(({ label, record, derived, built, plate }): Choice => {
    const { vin, ktype, ccm, engineCode } = record;
    const details = [
      vin ?? (built && yearsText(words, yearOf(built.fromYm), yearOf(built.toYm))),
      record.firstRegistration?.slice(0, 4),
      engineCode,
      derived.fuel && t(`fuels.${derived.fuel}`),
      powerText(t, derived),
      ccm === null ? null : `${formatNumber(ccm, locale)} cm³`,
      ...(vin === null ? (apart.get(ktype ?? 0) ?? []) : []),
      vin === null ? `ktype ${ktype}` : null,
    ];
    const shown = field === "swissPlate" ? plate : null;
    return { href: choiceHref({ vin, ktype }), label, plate: shown, details: details.filter((one) => one != null) };
  });
  return (
    <div className="mx-auto max-w-3xl px-4 py-8">
      <h1 className="text-title font-title tracking-tight">{t("several.title", { count: vehicles.length, search })}</h1>
      <p className="mb-4 text-ink-2">{t("several.lead")}</p>
      <ArrowLinks className="mb-4">
        <ChoiceList choices={choices} />
      </ArrowLinks>
      <LinkButton href={identificationStart}>{t("newSearch")}</LinkButton>
    </div>
  );
}
