"use client";

import { useTranslations } from "next-intl";
import { useOffline } from "next/offline";
import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { forgetOffline, offlineEvent, offlineToast, sayOffline, stayWithoutAnswer } from "@/components/page/offline";

/** A plain click on a link that shows another page in the place of this one. */
function isLeaving(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return false;
  const { origin, pathname, search } = new URL(link.href);
  const here = window.location;
  return origin === here.origin && (pathname !== here.pathname || search !== here.search);
}

/** A form that its own address answers; the others are sent by their code. */
const isSentByItself = ({ target }: SubmitEvent): boolean =>
  target instanceof HTMLFormElement && target.hasAttribute("action");

/** Keeps the page while the network is gone, and says so: to who wants to leave it, and when the server does not answer. */
export function OfflineWatch() {
  const t = useTranslations("common");
  const offline = useOffline();
  const [leaving, setLeaving] = useState({ from: "" });
  useEffect(() => {
    const say = () => void toast.error(t("offline"), { id: offlineToast });
    window.addEventListener(offlineEvent, say);
    return () => window.removeEventListener(offlineEvent, say);
  }, [t]);
  useEffect(() => {
    if (!offline) return;
    if (navigator.onLine) sayOffline();
    // Next takes a slow failure for an answer.
    return () => {
      if (navigator.onLine) forgetOffline();
    };
  }, [offline]);
  useEffect(() => {
    window.addEventListener("online", forgetOffline);
    return () => window.removeEventListener("online", forgetOffline);
  }, []);
  useEffect(() => {
    if (offline && leaving.from === window.location.href) return stayWithoutAnswer();
  }, [offline, leaving]);
  useEffect(() => {
    const refuse = (event: MouseEvent | SubmitEvent) => {
      const isSent = event instanceof SubmitEvent;
      if (!(isSent ? isSentByItself(event) : isLeaving(event))) return;
      if (navigator.onLine) return setLeaving({ from: window.location.href });
      event.preventDefault();
      // A form of Next goes on although it was prevented.
      if (isSent) event.stopPropagation();
      sayOffline();
    };
    document.addEventListener("click", refuse, true);
    document.addEventListener("submit", refuse, true);
    return () => {
      document.removeEventListener("click", refuse, true);
      document.removeEventListener("submit", refuse, true);
    };
  }, []);
  return null;
}
