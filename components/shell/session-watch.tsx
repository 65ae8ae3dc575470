"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFormat } from "@/components/page/use-format";
import { toast } from "@/components/ui/toast";
import { call, CallProblem, signedOutEvent } from "@/lib/api/client";
import { sayOffline } from "@/components/page/offline";

const warnBeforeMs = 5 * 60_000;
const longestTimerMs = 2 ** 31 - 1;

/** Warns five minutes before the session ends and offers to stay; at the end, also elsewhere, asks to refresh the page. */
export function SessionWatch({ expiresAt }: { expiresAt: string }) {
  const t = useTranslations("shell.session");
  const format = useFormat();
  const [end, setEnd] = useState(expiresAt);
  useEffect(() => {
    const left = new Date(end).getTime() - Date.now();
    const stay = () =>
      call("post", "/session/refresh").then(
        ({ expiresAt: later }) => {
          toast.dismiss("session");
          setEnd(later);
        },
        (problem: unknown) => {
          if (!(problem instanceof CallProblem)) throw problem;
          if (problem.code === "unauthenticated") return ended();
          sayOffline();
          warn();
        },
      );
    const ended = () => {
      timers.forEach(clearTimeout);
      toast.warning(t("ended"), {
        id: "session",
        cause: true,
        persistent: true,
        // What was typed here stays, and can be sent once the other window is signed in.
        otherAction: { label: t("elsewhere"), onClick: () => void window.open("/login", "_blank", "noopener") },
        action: { label: t("refresh"), onClick: () => window.location.reload() },
      });
    };
    const warn = () => {
      const time = format.dateTime(new Date(end), { hour: "2-digit", minute: "2-digit" });
      toast.warning(t("expiring", { time }), {
        id: "session",
        persistent: true,
        action: { label: t("stay"), onClick: () => void stay() },
      });
    };
    const timers = [
      setTimeout(warn, Math.min(Math.max(left - warnBeforeMs, 0), longestTimerMs)),
      setTimeout(ended, Math.min(Math.max(left, 0), longestTimerMs)),
    ];
    window.addEventListener(signedOutEvent, ended);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener(signedOutEvent, ended);
    };
  }, [end, t, format]);
  return null;
}
