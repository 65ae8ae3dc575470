"use client";

import { useTranslations } from "next-intl";
import { clock, useLink } from "@/components/page/use-link";
import { Button } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { Spinner } from "@/components/ui/spinner";
import type { ScanKind } from "./kinds";

/** A one-time link to the scanner of a phone as a QR code: the phone is signed in by it, for ten minutes. */
export function PhoneCode({ kind }: { kind: Exclude<ScanKind, "qr"> }) {
  const t = useTranslations("scan.phone");
  const { state, again } = useLink(kind === "vin" ? "/rvin" : "/rean");
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-3 text-center" aria-live="polite">
      {state.step === "making" ? (
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner /> {t("making")}
        </p>
      ) : null}
      {state.step === "open" ? (
        <>
          <p className="text-ink-2">{t("lead")}</p>
          <QrCode text={state.url} label={t("code")} className="w-56" />
          <p role="timer" aria-live="off" className="num text-data text-ink-2">
            {t("left", { time: clock(state.leftSeconds) })}
          </p>
        </>
      ) : null}
      {state.step === "expired" || state.step === "failed" ? (
        <>
          <p>{state.step === "failed" ? t(state.why) : t("expired")}</p>
          <Button variant="primary" onClick={again}>
            {t("again")}
          </Button>
        </>
      ) : null}
    </div>
  );
}
