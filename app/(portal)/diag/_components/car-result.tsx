import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { codesOf } from "@/lib/domains/diagnostics/readings/rules";
import type { KeptReading, SeenCode } from "@/lib/domains/diagnostics/readings/schema";
import type { Readiness } from "@/lib/shared/obd/decode";
import type { VehicleReading } from "@/lib/shared/obd/read-vehicle";
import { ClearCodes } from "./clear-codes";
import { codesHref } from "./places";

interface Props {
  reading: VehicleReading;
  vin: string | null;
  kept: KeptReading | null;
  /** The vehicle of the VIN was found. */
  isKnown: boolean;
  mayIdentify: boolean;
  clearing: { isRunning: () => Promise<boolean | null>; onClear: () => Promise<void> } | null;
}

/** What the car said: its codes with what is remembered of them, the lamp, the self-tests. */
export function CarResult({ reading, vin, kept, isKnown, mayIdentify, clearing }: Props) {
  const t = useTranslations("diag.car");
  const { faults, unanswered, readiness } = reading;
  const codes = codesOf(faults);
  return (
    <section aria-label={t("result")} className="mt-3 grid gap-3 border-t border-line pt-3">
      <p role="status" className="font-strong">
        {t("found", { count: codes.length })}
        {vin ? (
          <bdi dir="ltr" className="num ms-2 font-normal text-ink-2">
            {vin}
          </bdi>
        ) : null}
      </p>
      {vin === null ? <p className="text-unknown">{t("noVin")}</p> : null}
      {vin !== null && reading.vin === null ? <p className="text-ink-2">{t("vinNotTold")}</p> : null}
      {codes.length > 0 ? (
        <ul className="divide-y divide-line-2 rounded-md border border-line">
          {codes.map((code) => (
            <CodeRow
              key={code}
              code={code}
              faults={faults.filter((fault) => fault.code === code)}
              seen={kept?.seen.find((one) => one.code === code)}
            />
          ))}
        </ul>
      ) : null}
      {unanswered.length > 0 ? (
        <p className="text-data text-ink-2">
          {t("unanswered", { states: unanswered.map((state) => t(`states.${state}`)).join(", ") })}
        </p>
      ) : null}
      {readiness ? <SelfTests readiness={readiness} /> : null}
      <p className="text-data text-ink-3">{t("genericOnly")}</p>
      <div className="flex flex-wrap items-start gap-2">
        {codes.length > 0 ? (
          <LinkButton variant="primary" href={codesHref(codes, isKnown && mayIdentify ? vin : null)}>
            {t("openCodes", { count: codes.length })}
          </LinkButton>
        ) : null}
        {clearing && codes.length > 0 ? <ClearCodes {...clearing} /> : null}
      </div>
    </section>
  );
}

function CodeRow({ code, faults, seen }: { code: string; faults: VehicleReading["faults"]; seen?: SeenCode }) {
  const t = useTranslations("diag.car");
  const format = useFormat();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "long", timeZone: "Europe/Paris" });
  // What only the vehicle itself may forget has not come back: it never went.
  const isPermanent = faults.every(({ state }) => state === "permanent");
  const units = [...new Set(faults.map(({ unit }) => unit))];
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <bdi dir="ltr" className="num font-semibold">
        {code}
      </bdi>
      {faults.map(({ state, unit }) => (
        <Badge key={`${state} ${unit}`} tone={state === "pending" ? "neutral" : "unknown"}>
          {t(`state.${state}`)}
        </Badge>
      ))}
      <span className="text-data text-ink-3">{t("unit", { units: units.join(", ") })}</span>
      {seen ? (
        <span className="text-data font-medium text-no">
          {seen.clearedAt && !isPermanent
            ? t("backAfterClearing", { day: day(seen.clearedAt) })
            : t("seen", { day: day(seen.lastAt), times: seen.times })}
        </span>
      ) : null}
    </li>
  );
}

function SelfTests({ readiness }: { readiness: Readiness }) {
  const t = useTranslations("diag.car");
  const { mil, monitors } = readiness;
  const open = monitors.filter(({ ready }) => !ready);
  return (
    <details>
      <summary className="cursor-pointer text-data">
        {t(mil ? "lampOn" : "lampOff")} ·{" "}
        {t("selfTests", { done: monitors.length - open.length, all: monitors.length })}
      </summary>
      <ul className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
        {monitors.map(({ name, ready }) => (
          <li key={name} className="flex min-h-8 items-center justify-between gap-3 border-b border-line-2 text-data">
            {t(`monitor.${name}`)}
            <span className={ready ? "text-fit" : "text-unknown"}>{t(ready ? "ready" : "notReady")}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
