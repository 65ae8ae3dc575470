import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import type { UsedVehicle } from "@/lib/domains/used/schema";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { formatDate } from "@/lib/shared/dates";
import { formatNumber } from "@/lib/shared/numbers";
import { BodyDrawing, usedViews } from "./body-drawing";
import { usedPrice } from "./used-price";

interface Props {
  vehicle: UsedVehicle;
  back: ReactNode;
  /** Whether the reader may open the vehicle's version, with its parts. */
  identifies: boolean;
}

/** Everything that its seller tells of a used vehicle. */
export async function UsedSheet({ vehicle, back, identifies }: Props) {
  const [t, locale] = await Promise.all([getTranslations("used"), getLocale()]);
  const { brand, model, version, body, colour, km, kw, fuel, gearbox, ktype } = vehicle;
  const facts: [name: string, value: string][] = [
    [t("sheet.registered"), formatDate(vehicle.firstRegistration, locale) ?? ""],
    [t("sheet.mileage"), t("km", { km: formatNumber(km, locale) })],
    [t("sheet.power"), t("kw", { kw })],
    [t("sheet.fuel"), t(`fuel.${fuel}`)],
    [t("sheet.gearbox"), t(`gearbox.${gearbox}`)],
    [t("sheet.body"), t(`body.${body}`)],
    [t("sheet.colour"), t(`colour.${colour}`)],
    [t("sheet.owners"), t("owners", { count: vehicle.owners })],
    [t("sheet.inspection"), t(`inspection.${vehicle.inspection}`)],
    [t("sheet.warranty"), t("warranty", { months: vehicle.warrantyMonths })],
    [t("sheet.seller"), vehicle.seller],
    [t("sheet.listing"), String(vehicle.id)],
  ];
  return (
    <div className="mx-auto grid max-w-300 gap-4 px-4 py-4 md:grid-cols-2 md:px-6">
      <div className="grid content-start gap-3">
        <ul className="grid grid-cols-3 gap-2">
          {usedViews.map((view) => (
            <li key={view} className="first:col-span-full">
              <BodyDrawing
                {...{ body, colour, view }}
                label={t(`view.${view}`, { vehicle: `${brand} ${model}`, colour: t(`colour.${colour}`) })}
              />
            </li>
          ))}
        </ul>
        <p className="text-tiny text-ink-3">{t("sheet.demonstration")}</p>
      </div>
      <div className="grid content-start gap-4">
        <div>
          <h1 className="text-title font-title tracking-tight">{`${brand} ${model}`}</h1>
          <p className="text-ink-2">
            <bdi dir="ltr">{version}</bdi>
          </p>
          <p className="num mt-1 text-hero font-title">
            <bdi>{usedPrice(vehicle, locale)}</bdi>
          </p>
        </div>
        <section aria-label={t("sheet.facts")}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-data">
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="num">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2 className="text-lead font-semibold">{t("sheet.options")}</h2>
          <ul className="mt-1 columns-2 text-data">
            {vehicle.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </section>
        <div className="flex flex-wrap gap-2">
          {identifies && ktype !== null ? (
            <LinkButton variant="primary" href={vehicleBase({ field: "ktype", value: String(ktype) })}>
              {t("sheet.parts")}
            </LinkButton>
          ) : null}
          {back}
        </div>
      </div>
    </div>
  );
}
