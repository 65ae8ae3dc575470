"use client";

import { QrCode } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { readPictureCode, useCodeScan } from "@/components/scan/use-code-scan";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FileButton } from "@/components/uploads/file-button";
import { Spinner } from "@/components/ui/spinner";
import { call, CallProblem } from "@/lib/api/client";
import { readQrCode } from "@/lib/domains/session/qr/rules";
import { useLockText } from "./use-lock-text";

const formats = ["QR_CODE"] as const;
const asRead = (text: string) => text;

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
  const [busy, setBusy] = useState(false);
  const refuse = (text: string) => {
    setBusy(false);
    setSaid(text);
    setAttempt((before) => before + 1);
  };
  const enter = async (text: string) => {
    const read = readQrCode(text);
    if (!("code" in read)) return refuse(t(`qr.${read.refused}`, { length: read.length }));
    setBusy(true);
    try {
      await call("get", "/qrauth", { bearer: read.code });
      window.location.assign(returnTo);
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      const { status, extra } = problem;
      if (status === 429) return refuse(lockText(Number(extra.retryAfterSeconds ?? 60)));
      refuse(t(status >= 400 && status < 500 ? "qr.refused" : "offline"));
    }
  };
  const choose = async (picture: File) => {
    const text = await readPictureCode(picture);
    if (text === null) refuse(t("qr.none"));
    else await enter(text);
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
        <Camera key={attempt} onText={(text) => void enter(text)} />
      )}
      <PictureField onChoose={(picture) => void choose(picture)} />
    </div>
  );
}

/** The camera; where there is none the picture below is the way. */
function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations("login.qr");
  const video = useRef<HTMLVideoElement>(null);
  const { state } = useCodeScan(video, { formats, accept: asRead, onFound: onText });
  return (
    <>
      <div
        hidden={state !== "starting" && state !== "watching"}
        className="relative overflow-hidden rounded bg-[#12151c]"
      >
        <video ref={video} muted playsInline aria-label={t("camera")} className="aspect-4/3 w-full object-cover" />
      </div>
      <p role="status" className="flex min-h-6 items-center gap-2 text-ink-2">
        {state === "starting" ? <Spinner /> : null}
        {t(`state.${state}`)}
      </p>
    </>
  );
}

function PictureField({ onChoose }: { onChoose: (picture: File) => void }) {
  const t = useTranslations("login.qr");
  return (
    <FileButton accept="image/*" choice={t("picture")} onChoose={onChoose} className="justify-self-start">
      {t("picture")}
    </FileButton>
  );
}
