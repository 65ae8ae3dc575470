import { Building2, KeyRound, User } from "@/components/drawings/icons";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { Silhouette } from "@/components/drawings/silhouette";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Co2Label } from "@/components/ui/co2-label";
import { CritAir } from "@/components/ui/crit-air";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { formatDate } from "@/lib/shared/dates";
import { bodyStyle } from "./body-style";
import { ageText, critAirText, euroText, powerText } from "./derived-text";
import { whenSaid, type Above } from "./said-above";
import { formatNumber } from "@/lib/shared/numbers";

const ownerIcons = { person: User, rental: KeyRound, company: Building2 };

/** What is derived from the record, under the vehicle's silhouette; only what is known and not said above. */
export async function VehicleSummary({ vehicle, above = null }: { vehicle: VehicleView; above?: Above | null }) {
  const [t, locale] = await Promise.all([getTranslations("vehicles"), getLocale()]);
  const { derived } = vehicle;
  const { owner, hand, test, co2Class, litres, critAir } = derived;
  const OwnerIcon = owner && ownerIcons[owner];
  const size = litres === null ? null : formatNumber(litres, locale, { minimumFractionDigits: 1 });
  const rows: [name: string, value: ReactNode, key?: Parameters<typeof whenSaid>[1]][] = [
    [t("short.hand"), hand && t(`hand.${hand}`)],
    [t("short.age"), ageText(t, derived.age), "age"],
    [t("short.norm"), euroText(t, derived.euro), "norm"],
    [t("short.co2"), co2Class && <Co2Label grade={co2Class} label={t("co2Class", { grade: co2Class })} />, "co2"],
    [t("short.critAir"), critAir && <CritAir size="sm" value={critAir} label={critAirText(t, critAir)} />, "critAir"],
    [t("short.size"), size && t("litres", { litres: size }), "size"],
    [t("short.power"), powerText(t, derived), "power"],
    [t("short.test"), test && testText(test)],
  ];
  function testText({ required, everyYears, deadline }: NonNullable<typeof test>) {
    return required
      ? t("test.required", { years: everyYears })
      : t("test.notYet", { day: formatDate(deadline, locale) ?? "" });
  }
  return (
    <section aria-label={t("derived")} className="rounded-md border border-line bg-paper px-4 py-3 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {vehicle.record.make ? <MakeMonogram make={vehicle.record.make} className="size-9" /> : null}
        <Silhouette body={bodyStyle(vehicle)} className="h-12 shrink-0 text-ink-2" />
        <div className="flex min-w-0 flex-wrap gap-1.5">
          {OwnerIcon ? (
            <Badge tone={owner === "rental" ? "unknown" : "neutral"}>
              <OwnerIcon aria-hidden className="size-3" />
              {t(`owner.${owner}`)}
            </Badge>
          ) : null}
          {derived.vintage ? <Badge tone="accent">{t("vintage")}</Badge> : null}
        </div>
      </div>
      <dl className="num mt-2 divide-y divide-line-2 text-data">
        {rows
          .filter(([, value]) => value)
          .map(([name, value, key]) => (
            <div
              key={name}
              className={cn("flex min-h-8 items-center justify-between gap-4 py-1", key && whenSaid(above, key))}
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="text-end font-medium">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
