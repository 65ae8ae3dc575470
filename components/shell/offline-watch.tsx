"use client";

import { useTranslations } from "next-intl";
import { useOffline } from "next/offline";
import { useEffect, useState } from "react";
import { onceCalm } from "@/components/installed/calm";
import { hasTyping } from "@/components/installed/unsaved";
import { mayWork } from "@/components/installed/worker-link";
import { loadToasts } from "@/components/ui/toast";
import { toast } from "@/components/ui/toast-store";
import { forgetOffline, offlineEvent, offlineToast, sayOffline, stayWithoutAnswer } from "@/components/page/offline";
import { offlinePage } from "@/lib/shared/offline-page";

/** Where a plain click on a link leads that shows another page in the place of this one. */
function leadsTo(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return null;
  const { origin, pathname, search } = new URL(link.href);
  const here = window.location;
  const isOther = origin === here.origin && (pathname !== here.pathname || search !== here.search);
  return isOther ? pathname + search : null;
}

/** Opens a page that this browser has kept, unless what is typed here would be lost; whether it did. */
async function openKept(path: string | null): Promise<boolean> {
  if (!path || !mayWork() || hasTyping()) return false;
  const kept = await caches.match(path, { ignoreVary: true }).catch(() => undefined);
  if (!kept) return false;
  window.location.assign(path);
  return true;
}

/** A form that its own address answers; the others are sent by their code. */
const isSentByItself = ({ target }: SubmitEvent): boolean =>
  target instanceof HTMLFormElement && target.hasAttribute("action");

/** Keeps the page while the network is gone, and says so: to who wants to leave it, and when the server does not answer. */
export function OfflineWatch() {
  const t = useTranslations("common");
  const kept = useTranslations("shell.outbox");
  const offline = useOffline();
  const [leaving, setLeaving] = useState({ from: "", to: "" });
  useEffect(() => {
    const action = { label: kept("see"), onClick: () => location.assign(offlinePage) };
    const say = () => void toast.error(t("offline"), { id: offlineToast, ...(mayWork() ? { action } : {}) });
    window.addEventListener(offlineEvent, say);
    return () => window.removeEventListener(offlineEvent, say);
  }, [t, kept]);
  useEffect(() => onceCalm(() => void loadToasts().catch(() => undefined)), []);
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
    if (offline && leaving.from === window.location.href)
      return stayWithoutAnswer(() => void openKept(leaving.to).catch(() => undefined));
  }, [offline, leaving]);
  useEffect(() => {
    const refuse = (event: MouseEvent | SubmitEvent) => {
      const isSent = event instanceof SubmitEvent;
      const to = isSent ? null : leadsTo(event);
      if (!(isSent ? isSentByItself(event) : to)) return;
      if (navigator.onLine) return setLeaving({ from: window.location.href, to: to ?? "" });
      event.preventDefault();
      // A form of Next goes on although it was prevented.
      event.stopPropagation();
      void openKept(to).then((isOpen) => isOpen || sayOffline());
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
