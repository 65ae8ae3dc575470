"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { critAirText, euroText } from "@/components/vehicles/derived-text";
import { CritAir } from "@/components/ui/crit-air";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { critAir, euroNorm } from "@/lib/domains/vehicles/emissions/rules";
import type { VehicleCategory } from "@/lib/domains/vehicles/rules";
import { isIsoDate } from "@/lib/shared/dates";

/** The codes of field P.3 that stand for a choice of fuels. */
const fuels = {
  ...{ petrol: "ES", diesel: "GO", hybrid: "EH", "hybrid-diesel": "GH", "plugin-hybrid": "EE" },
  ...{ "plugin-hybrid-diesel": "GL", electric: "EL", hydrogen: "H2", lpg: "EG", cng: "GN" },
} as const;
type Fuel = keyof typeof fuels;
const fuelNames = Object.keys(fuels) as Fuel[];

const categories = ["VP", "VUL", "MOTO", "CYCLO", "PL"] as const satisfies readonly VehicleCategory[];
const norms: Record<VehicleCategory, readonly string[]> = {
  ...{ VP: ["1", "2", "3", "4", "5", "6"], VUL: ["1", "2", "3", "4", "5", "6"] },
  ...{ MOTO: ["1", "2", "3", "4", "5"], CYCLO: ["1", "2", "4", "5"], PL: ["I", "II", "III", "IV", "V", "VI"] },
};

/** Kind, fuel, first registration and norm of a vehicle, and the sticker that they give. */
export function CritAirForm() {
  const t = useTranslations("portal-pages.critAir");
  const words = useTranslations("vehicles");
  const [category, setCategory] = useState<VehicleCategory>("VP");
  const [fuel, setFuel] = useState<Fuel>("petrol");
  const [day, setDay] = useState("");
  const [norm, setNorm] = useState("");
  const firstRegistration = isIsoDate(day) ? day : null;
  const stated = norms[category].includes(norm) ? norm : null;
  const found = critAir({ category, p3: fuels[fuel], firstRegistration, euro: stated });
  const derived = stated === null ? euroNorm({ category, firstRegistration, v9: null }) : null;
  const label = critAirText(words, found);
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div className="grid min-w-0 max-w-120 flex-1 basis-72 gap-3">
        <Field label={t("category")} hint={t("categoryHint")}>
          {(control) => (
            <Select
              {...control}
              value={category}
              onChange={({ target }) => setCategory(target.value as VehicleCategory)}
            >
              {categories.map((one) => (
                <option key={one} value={one}>
                  {t(`categories.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("fuel")} hint={t("fuelHint")}>
          {(control) => (
            <Select {...control} value={fuel} onChange={({ target }) => setFuel(target.value as Fuel)}>
              {fuelNames.map((one) => (
                <option key={one} value={one}>
                  {words(`fuels.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("day")} hint={t("dayHint")}>
          {(control) => <Input {...control} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
        </Field>
        <Field label={t("norm")} hint={t("normHint")}>
          {(control) => (
            <Select {...control} value={stated ?? ""} onChange={({ target }) => setNorm(target.value)}>
              <option value="">{t("notStated")}</option>
              {norms[category].map((one) => (
                <option key={one} value={one}>
                  {words("euro.one", { norm: one })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div role="status" className="grid max-w-80 justify-items-start gap-2">
        <CritAir value={found} label={label} size="lg" />
        <p className="text-lead font-semibold">{label}</p>
        {found === null ? <p className="text-ink-2">{t("lacking")}</p> : null}
        {derived ? (
          <p className="text-data text-ink-2">{t("derived", { norm: euroText(words, derived) ?? "" })}</p>
        ) : null}
        <p className="text-data text-ink-3">{t("basis")}</p>
      </div>
    </div>
  );
}
