import { signedOutEvent } from "@/lib/api/client";
import { keptAtMark } from "@/lib/shared/offline-page";

const hourMs = 3_600_000;
const answerMs = 400;
const windows = "etabli:windows";

/** Whether this browser can keep anything; in development pages are always those of the server. */
export const mayWork = (): boolean => "worker" in document.documentElement.dataset && "serviceWorker" in navigator;

/** When this page was kept, in milliseconds since 1970; null for one from the server. */
export function keptAt(): number | null {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${keptAtMark}"]`);
  return mark ? Number(mark.content) : null;
}

interface Wanted {
  /** A version waits for consent. */
  onReady: () => void;
  /** Whether what is typed here would be lost. */
  isBusy: () => boolean;
}

export interface WorkerLink {
  /** Lets the version that waits take over, unless somebody is typing in one of the windows. */
  refresh: () => Promise<"done" | "busy" | "busyElsewhere">;
  stop: () => void;
}

/** Whether another window of the product says that something is being typed there. */
function askWindows(channel: BroadcastChannel): Promise<boolean> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent) => data === "busy" && end(true);
    const end = (busy: boolean) => {
      channel.removeEventListener("message", hear);
      resolve(busy);
    };
    channel.addEventListener("message", hear);
    channel.postMessage("busy?");
    setTimeout(() => end(false), answerMs);
  });
}

/**
 * Registers the worker, looks for a new version at each focus and every hour, and loads the page anew once the new one has
 * taken over. A browser without workers, or that refuses them, goes on without.
 */
export function linkWorker({ onReady, isBusy }: Wanted): WorkerLink {
  const channel = new BroadcastChannel(windows);
  let registration: ServiceWorkerRegistration | undefined;
  let isLoading = false;
  const workers = navigator.serviceWorker;
  const look = () => void registration?.update().catch(() => undefined);
  const hearInstalled = () => registration?.waiting && workers.controller && onReady();
  const found = () => registration?.installing?.addEventListener("statechange", hearInstalled);
  // The first worker takes over a page that is as new as itself.
  let isControlled = workers.controller !== null;
  const taken = () => {
    if (isControlled && !isLoading && !isBusy()) {
      isLoading = true;
      location.reload();
    } else if (isControlled && isBusy()) onReady();
    isControlled = true;
  };
  const forget = () => workers.controller?.postMessage("forget");
  const answer = ({ data }: MessageEvent) => data === "busy?" && isBusy() && channel.postMessage("busy");
  channel.addEventListener("message", answer);
  workers.addEventListener("controllerchange", taken);
  window.addEventListener(signedOutEvent, forget);
  window.addEventListener("focus", look);
  const every = setInterval(look, hourMs);
  void workers.register("/sw.js", { updateViaCache: "none" }).then(
    (made) => {
      registration = made;
      made.addEventListener("updatefound", found);
      found();
      hearInstalled();
    },
    () => undefined,
  );
  return {
    async refresh() {
      if (isBusy()) return "busy";
      if (await askWindows(channel)) return "busyElsewhere";
      // Of two versions within a minute the later one waits.
      if (registration?.waiting) registration.waiting.postMessage("refresh");
      else location.reload();
      return "done";
    },
    stop() {
      clearInterval(every);
      channel.close();
      workers.removeEventListener("controllerchange", taken);
      window.removeEventListener(signedOutEvent, forget);
      window.removeEventListener("focus", look);
      registration?.removeEventListener("updatefound", found);
    },
  };
}
