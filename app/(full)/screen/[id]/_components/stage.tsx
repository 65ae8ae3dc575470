"use client";

import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";
import type { ScreenView } from "@/lib/domains/live/screens/schema";
import { ScreenFrames } from "./screen-frames";
import { useCode } from "./use-code";
import { useAwake, useNight, useShift, useWatchdog, useWorker } from "./use-kiosk";
import { useRotation } from "./use-rotation";
import { useScreen } from "./use-screen";

interface Props {
  /** The key in the screen's address. */
  id: string;
  first: ScreenView;
  /** Where screens are set up. */
  setUp: string;
}

/** The whole of a wall: pages behind, a dark veil at night, a message and a code in front. */
export function Stage({ id, first, setUp }: Props) {
  const t = useTranslations("screens.stage");
  const { view, online, link } = useScreen(id, first);
  const { onLoad, ...frames } = useRotation(link, view.playlist);
  const code = useCode(first);
  const dark = useNight(link, view.night);
  const { x, y } = useShift();
  useAwake();
  useWorker();
  useWatchdog(link);
  return (
    <main
      className="fixed inset-0 cursor-none overflow-hidden bg-black text-white"
      data-online={online}
      data-dark={dark}
    >
      <h1 className="sr-only">{t("title", { name: view.name })}</h1>
      <div className="absolute -inset-0.5" style={{ translate: `${x}px ${y}px` }}>
        {view.playlist.length === 0 ? (
          <NotConfigured view={view} setUp={setUp} />
        ) : (
          <ScreenFrames {...frames} onLoad={onLoad} />
        )}
      </div>
      {dark ? <div aria-hidden className="absolute inset-0 bg-black" /> : null}
      {view.message ? (
        <p
          role="status"
          aria-label={t("message")}
          className="absolute inset-x-0 bottom-0 bg-white p-[3vmin] text-center text-[clamp(1.5rem,4vmin,4rem)] leading-tight font-semibold wrap-anywhere text-black"
        >
          {view.message}
        </p>
      ) : null}
      {code ? <CodeWindow {...code} /> : null}
      {online ? null : (
        <p
          role="status"
          className="absolute end-3 top-3 flex items-center gap-2 rounded bg-black px-2 py-1 text-data text-white"
        >
          <span aria-hidden className="size-2 rounded-full bg-white" />
          {t("offline")}
        </p>
      )}
    </main>
  );
}

function NotConfigured({ view, setUp }: { view: ScreenView; setUp: string }) {
  const t = useTranslations("screens.stage");
  return (
    <div className="grid size-full place-content-center justify-items-center gap-6 p-6 text-center">
      <p className="text-[clamp(1.5rem,5vmin,4rem)] leading-tight font-semibold">{t("notConfigured")}</p>
      <p className="text-lead">{t("notConfiguredText", { name: view.name, id: view.id })}</p>
      <QrCode text={`${setUp}?screen=${view.id}`} label={t("qr")} className="w-48" />
    </div>
  );
}

function CodeWindow({ url, left }: { url: string; left: number }) {
  const t = useTranslations("screens.stage");
  return (
    <div role="dialog" aria-label={t("code")} className="absolute inset-0 grid place-items-center bg-black/70">
      <div className="grid justify-items-center gap-4 rounded-md bg-white p-8 text-center text-black">
        <p className="text-[clamp(1.25rem,3.5vmin,3rem)] font-semibold">{t("code")}</p>
        <QrCode text={url} label={t("qr")} className="w-[min(60vmin,40rem)]" />
        <p role="timer" aria-live="off" className="num text-lead">
          {t("left", { seconds: left })}
        </p>
      </div>
    </div>
  );
}
