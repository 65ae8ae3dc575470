import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { SensorParts, type SensorPart } from "./sensor-parts";
import type { Calibration, Sensor } from "@/lib/domains/vehicles/adas/rules";

const explained = {
  static: "staticText",
  dynamic: "dynamicText",
  staticOrDynamic: "bothText",
  noCalibration: "noneNeededText",
} as const satisfies Record<Calibration, string>;

/** One sensor: what it serves, when it is calibrated and how, the parts that touch it with their articles. */
export function SensorSheet({ sensor, parts }: { sensor: Sensor; parts: readonly SensorPart[] | null }) {
  const t = useTranslations("diag.adas");
  const { name, jobs, calibration, isLaw, genarts } = sensor;
  const own = parts?.filter(({ genart }) => genarts.includes(genart.id)) ?? [];
  return (
    <section aria-labelledby="sensor" className="rounded-md border border-line bg-paper px-4 py-3 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="sensor" className="text-lead font-semibold">
          {t(`sensor.${name}`)}
        </h2>
        <Badge tone={isLaw ? "accent" : "neutral"}>{t(isLaw ? "law" : "option")}</Badge>
      </div>
      <p className="mb-3 text-ink-2">{t(`serves.${name}`)}</p>
      <h3 className="text-data font-strong text-ink-2">{t("calibration")}</h3>
      <p className="font-strong">{t(calibration)}</p>
      <p className="mb-3 text-data text-ink-2">{t(explained[calibration])}</p>
      <h3 className="text-data font-strong text-ink-2">{t("after")}</h3>
      <ul className="mb-3 list-disc ps-5">
        {jobs.map((job) => (
          <li key={job}>{t(`job.${job}`)}</li>
        ))}
      </ul>
      <h3 className="text-data font-strong text-ink-2">{t("parts")}</h3>
      {own.length === 0 ? (
        <p className="text-ink-3">{t(parts === null ? "noCatalogue" : "noParts")}</p>
      ) : (
        <SensorParts key={name} parts={own} />
      )}
    </section>
  );
}
