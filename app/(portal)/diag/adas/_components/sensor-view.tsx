"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { Sensor } from "@/lib/domains/vehicles/adas/rules";
import type { SensorKind } from "@/lib/domains/vehicles/adas/sensors";
import type { SensorPart } from "./sensor-parts";
import { SensorSheet } from "./sensor-sheet";
import { VehicleFromAbove } from "./vehicle-from-above";

interface Props {
  label: string;
  sensors: readonly Sensor[];
  /** Null where the catalogue does not know the vehicle. */
  parts: readonly SensorPart[] | null;
}

const kinds: readonly SensorKind[] = ["camera", "radar", "ultrasonic"];

/** The drawing and the list choose the same sensor: pointers press its mark, keys move through the list. */
export function SensorView({ label, sensors, parts }: Props) {
  const t = useTranslations("diag.adas");
  const name = useId();
  const groups = kinds
    .map((kind) => ({ kind, own: sensors.filter((sensor) => sensor.kind === kind) }))
    .filter(({ own }) => own.length > 0);
  const [chosen, setChosen] = useState(groups[0]?.own[0]?.name);
  const sensor = sensors.find((one) => one.name === chosen);
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,15rem)_minmax(0,16rem)_minmax(0,1fr)]">
      <VehicleFromAbove
        title={t("drawing", { label })}
        sensors={sensors}
        chosen={chosen ?? null}
        onChoose={(one) => setChosen(one)}
      />
      <fieldset className="min-w-0 content-start">
        <legend className="mb-2 text-sub font-semibold">{t("sensors")}</legend>
        {groups.map(({ kind, own }) => (
          <div key={kind} className="mb-3">
            <p className="mb-1 flex items-center gap-2 text-data font-strong text-ink-2">{t(`kind.${kind}`)}</p>
            {own.map((one) => (
              <label
                key={one.name}
                className={cn(
                  "flex min-h-8 cursor-pointer items-center gap-2 rounded px-2 touch:min-h-11",
                  one.name === chosen ? "bg-accent-soft font-strong text-accent" : "hover:bg-sunk",
                )}
              >
                <input
                  type="radio"
                  name={name}
                  checked={one.name === chosen}
                  onChange={() => setChosen(one.name)}
                  className="accent-accent"
                />
                {t(`sensor.${one.name}`)}
              </label>
            ))}
          </div>
        ))}
      </fieldset>
      <div aria-live="polite" className="min-w-0 md:col-span-2 lg:col-span-1">
        {sensor ? <SensorSheet sensor={sensor} parts={parts} /> : null}
      </div>
    </div>
  );
}
