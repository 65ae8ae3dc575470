import { onceCalm } from "@/components/installed/calm";
import { signedOutEvent } from "@/lib/api/client";
import { drainWord, outboxDatabase } from "@/lib/shared/outbox";
import { loadOutbox } from "./call-or-keep";
import { forgetKey } from "@/components/page/forget-key";
import { outboxNow } from "./state";

const everyMs = 30_000;

const wake = (): void =>
  void loadOutbox()
    .then(({ begin }) => begin())
    .catch(() => undefined);

/** Whether nothing can wait in this browser yet; where it does not tell, something may. */
async function isNew(): Promise<boolean> {
  try {
    return "databases" in indexedDB && !(await indexedDB.databases()).some(({ name }) => name === outboxDatabase);
  } catch {
    return false;
  }
}

/** Sends what waits at the start, when the network or the reader comes back, and every half minute; answers how to stop. */
export function followNetwork(): () => void {
  const hear = ({ data }: MessageEvent) => data === drainWord && wake();
  const again = () => {
    if (navigator.onLine && outboxNow().waiting?.some(({ standing }) => standing === "waits")) wake();
  };
  // Asking for the key here would be refused, which is what told of the end.
  const left = () => {
    forgetKey();
    void loadOutbox()
      .then(({ look }) => look(false))
      .catch(() => undefined);
  };
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  const every = setInterval(again, everyMs);
  workers?.addEventListener("message", hear);
  window.addEventListener("online", wake);
  window.addEventListener("focus", wake);
  window.addEventListener(signedOutEvent, left);
  const letBe = onceCalm(wake, isNew);
  return () => {
    clearInterval(every);
    letBe();
    workers?.removeEventListener("message", hear);
    window.removeEventListener("online", wake);
    window.removeEventListener("focus", wake);
    window.removeEventListener(signedOutEvent, left);
  };
}
