"use client";

import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import { Spinner } from "@/components/ui/spinner";
import { usePairing } from "./use-pairing";

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The code in letters that are read across a room, and as a QR code for an administrator's phone. */
export function PairingCode() {
  const t = useTranslations("screens.pairing");
  const { shown, leftSeconds, state } = usePairing();
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-6">
      <div className="grid max-w-3xl justify-items-center gap-6 text-center">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="text-lead text-ink-2">{t("lead")}</p>
        {shown ? (
          <>
            <p className="sr-only" role="status">
              {t("code")} {[...shown.code].join(" ")}
            </p>
            <p
              aria-hidden
              dir="ltr"
              data-code
              className="num text-[clamp(3rem,12vw,9rem)] leading-none font-semibold tracking-widest"
            >
              {shown.code}
            </p>
            <QrCode text={shown.address} label={t("qr")} className="w-56 border border-line" />
            <p role="timer" aria-live="off" className="num text-ink-2">
              {t("left", { time: clock(leftSeconds) })}
            </p>
          </>
        ) : null}
        <p role={state === "failed" ? "alert" : "status"} className="flex min-h-6 items-center gap-2 text-ink-2">
          {state === "making" ? <Spinner /> : null}
          {state === "shown" ? null : t(state)}
        </p>
      </div>
    </main>
  );
}
