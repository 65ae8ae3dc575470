"use client";

import { QrCode } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { onDemand } from "@/components/page/on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { call, type CallProblem } from "@/lib/api/client";
import { readQrCode } from "@/lib/domains/session/qr/rules";
import { leaveFor } from "./leave-for";
import { useLockText } from "./use-lock-text";

const Scanner = onDemand(() => import("@/components/scan/scanner").then((module) => module.Scanner));

/** Signs in with the QR code of a card, held before the camera or taken from a picture. */
export function QrSignIn({ returnTo }: { returnTo: string }) {
  const t = useTranslations("login.qr");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        <QrCode />
        {t("open")}
      </Button>
      <Dialog open={open} onClose={close} title={t("title")} closeLabel={t("close")}>
        <Reader returnTo={returnTo} />
      </Dialog>
    </>
  );
}

function Reader({ returnTo }: { returnTo: string }) {
  const t = useTranslations("login");
  const lockText = useLockText();
  const [said, setSaid] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refuse = (text: string) => {
    setSaid(text);
    setAttempt((before) => before + 1);
  };
  const wordsOf = ({ status, extra }: CallProblem) =>
    status === 429
      ? lockText(Number(extra.retryAfterSeconds ?? 60))
      : t(status >= 400 && status < 500 ? "qr.refused" : "offline");
  const { busy, run } = useAction(wordsOf, { tell: refuse, own: ["offline", "denied"] });
  const enter = async (text: string) => {
    const read = readQrCode(text);
    if (!("code" in read)) return refuse(t(`qr.${read.refused}`, { length: read.length }));
    await run(async () => {
      await call("get", "/qrauth", { bearer: read.code });
      await leaveFor(returnTo);
    });
  };
  return (
    <div className="grid gap-3">
      <p aria-live="assertive" className={said ? "rounded bg-no-soft px-3 py-2 text-data font-medium text-no" : ""}>
        {said}
      </p>
      {busy ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          {t("busy")}
        </p>
      ) : (
        <Scanner key={attempt} kind="qr" fallback={<Spinner />} onFound={({ value }) => void enter(value)} />
      )}
    </div>
  );
}
