"use client";

import { ScanLine } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { ErrorState } from "@/components/ui/states";
import { useVinScan } from "./use-vin-scan";

/** Reads the VIN from the bar code of a door pillar or the QR code of a vehicle card. */
export function VinScanner({ onVin }: { onVin: (vin: string) => void }) {
  const t = useTranslations("vehicles.scan");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton variant="secondary" size="lg" label={t("open")} onClick={() => setOpen(true)}>
        <ScanLine />
      </IconButton>
      <Dialog open={open} onClose={close} title={t("title")} closeLabel={t("close")}>
        <Camera
          onVin={(vin) => {
            close();
            onVin(vin);
          }}
        />
      </Dialog>
    </>
  );
}

function Camera({ onVin }: { onVin: (vin: string) => void }) {
  const t = useTranslations("vehicles.scan");
  const video = useRef<HTMLVideoElement>(null);
  const { state, other } = useVinScan(video, onVin);
  const watching = state === "starting" || state === "watching";
  return (
    <>
      <div hidden={!watching} className="relative overflow-hidden rounded bg-[#12151c]">
        <video ref={video} muted playsInline aria-label={t("picture")} className="aspect-4/3 w-full object-cover" />
        <span
          aria-hidden
          className="absolute inset-x-8 top-1/2 h-24 -translate-y-1/2 rounded border-2 border-white/80"
        />
      </div>
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-ink-2">
        {state === "starting" ? <Spinner /> : null}
        {watching ? (other === null ? t(state) : t("other", { text: other })) : null}
      </p>
      {watching ? null : <ErrorState compact level={3} title={t(`${state}.title`)} text={t(`${state}.help`)} />}
    </>
  );
}
