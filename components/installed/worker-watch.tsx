"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { serverIsBack } from "@/components/page/offline";
import { useFormat } from "@/components/page/use-format";
import { toast } from "@/components/ui/toast-store";
import { isolated } from "@/lib/shared/dates";
import { followTyping, hasTyping } from "./unsaved";
import { keptAt, linkWorker, mayWork } from "./worker-link";

/** Keeps the product on the device: says when a new version is ready, and that a page was kept while the network is gone. */
export function WorkerWatch() {
  const t = useTranslations("shell.version");
  const format = useFormat();
  useEffect(() => {
    if (!mayWork()) return;
    const stop = followTyping();
    const offer = (show: "info" | "warning", text: string) =>
      void toast[show](text, { id: "version", persistent: true, action: { label: t("refresh"), onClick: go } });
    let isRefused = false;
    const go = () =>
      void link.refresh().then((done) => {
        isRefused = done !== "done";
        if (done !== "done") offer("warning", t(done));
      });
    // A still newer version takes nothing away of why the one before was refused.
    const say = () => {
      if (!(isRefused && hasTyping())) offer("info", t("ready"));
    };
    const link = linkWorker({ onReady: say, isBusy: hasTyping });
    return () => {
      link.stop();
      stop();
    };
  }, [t]);
  useEffect(() => {
    const at = keptAt();
    if (at === null) return;
    const time = isolated(format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" }));
    toast.warning(t("kept", { time }), { id: "kept", persistent: true });
    // An old page asks nothing of the server that came back: it is loaded anew, or says so where something is typed.
    const back = () => {
      if (!hasTyping()) return location.reload();
      const action = { label: t("refresh"), onClick: () => location.reload() };
      toast.warning(t("back", { time }), { id: "kept", persistent: true, action });
    };
    const ask = () => void serverIsBack().then((isBack) => isBack && back());
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [t, format]);
  return null;
}
