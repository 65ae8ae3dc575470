"use client";

import { Cable } from "@/components/drawings/icons";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { call } from "@/lib/api/client";
import type { KeptReading } from "@/lib/domains/diagnostics/readings/schema";
import type { VehicleReading } from "@/lib/shared/obd/read-vehicle";
import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import { waysHere, type AdapterWay } from "./adapters/ways";
import { CarFailure } from "./car-failure";
import { CarResult } from "./car-result";
import { OtherCar } from "./other-car";
import { useCar } from "./use-car";

interface Props {
  /** The vehicle on the bench. */
  open: { vin: string; label: string } | null;
  demonstration: boolean;
  mayClear: boolean;
  mayIdentify: boolean;
}

/** Whose reading is shown: a VIN, and what is kept of it; null where no VIN is known and nothing is kept. */
interface Shown {
  vin: string | null;
  kept: KeptReading | null;
  reading: VehicleReading;
}

const never = () => () => undefined;
const none = "";

/** One button reads a car's codes through an adapter; it is there where the browser, or the demonstration, has a way. */
export function CarReader({ open, demonstration, mayClear, mayIdentify }: Props) {
  const t = useTranslations("diag.car");
  const common = useTranslations("common");
  const router = useRouter();
  const { go } = useGo();
  const ways = useSyncExternalStore(
    never,
    () => waysHere(demonstration).join(" "),
    () => none,
  )
    .split(" ")
    .filter(Boolean) as AdapterWay[];
  const { state, read, clear, isRunning, stop } = useCar();
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<VehicleReading | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { run } = useAction(() => t("notKept"), { id: "car-reading" });
  if (ways.length === 0) return null;

  const keep = async (reading: VehicleReading, vin: string | null) => {
    setAsking(null);
    const { protocol, faults, readiness } = reading;
    let kept: KeptReading | null = null;
    if (vin)
      await run(async () => {
        kept = await call("post", "/diagnostics/readings", { body: { vin, protocol, faults, readiness } });
      });
    setShown({ vin, kept, reading });
    if (vin && vin !== open?.vin) go(benchPath(vin));
    else router.refresh();
  };
  const begin = async (way: AdapterWay) => {
    setChoosing(false);
    setShown(null);
    const reading = await read(way);
    if (!reading) return;
    if (open && reading.vin && reading.vin !== open.vin) setAsking(reading);
    else await keep(reading, reading.vin ?? open?.vin ?? null);
  };
  const press = () => {
    const [only] = ways;
    if (ways.length === 1 && only) void begin(only);
    else setChoosing(true);
  };
  const empty = async () => {
    const id = shown?.kept?.id;
    if (id === undefined) return;
    const trace = (step: "ordered" | "done") =>
      call("post", "/diagnostics/readings/{id}/clearing", { params: { id }, body: { step, engineOff: true } });
    if (!(await run(() => trace("ordered")))) return;
    const reading = await clear(() => void run(() => trace("done")));
    if (reading) await keep(reading, shown?.vin ?? null);
  };
  const working = state.kind === "working" ? state.step : null;
  const isOfBench = shown !== null && (open === null || shown.vin === null || shown.vin === open.vin);
  return (
    <>
      <Button variant="primary" busy={working !== null} onClick={press}>
        <Cable className="size-4" />
        {t("read")}
      </Button>
      <div className="order-last basis-full empty:hidden">
        {working ? (
          <p role="status" className="flex min-h-8 flex-wrap items-center gap-2 text-ink-2">
            <Spinner /> {t(`step.${working}`)}
            <Button size="sm" onClick={stop}>
              {common("cancel")}
            </Button>
          </p>
        ) : null}
        {state.kind === "failed" ? (
          <CarFailure fault={state.fault} onAgain={press} onLeave={stop} />
        ) : asking && open ? (
          <OtherCar
            read={asking.vin ?? ""}
            open={open.label}
            onSwitch={() => void keep(asking, asking.vin)}
            onStay={() => void keep(asking, open.vin)}
            onLeave={() => {
              setAsking(null);
              stop();
            }}
          />
        ) : null}
        {shown && isOfBench && !working ? (
          <CarResult
            {...shown}
            isKnown={open !== null && open.vin === shown.vin}
            mayIdentify={mayIdentify}
            clearing={mayClear && shown.kept ? { isRunning, onClear: empty } : null}
          />
        ) : null}
      </div>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={t("choose")}
        closeLabel={common("close")}
        size="sm"
      >
        <div className="grid gap-2">
          {ways.map((way) => (
            <Button key={way} size="lg" className="justify-start" onClick={() => void begin(way)}>
              {t(`way.${way}`)}
            </Button>
          ))}
          <p className="text-data text-ink-3">{t("before")}</p>
        </div>
      </Dialog>
    </>
  );
}
