import { toast } from "@/components/ui/toast-store";

export const offlineEvent = "etabli:offline";
export const offlineToast = "offline";

/** Says that the network is gone, in one notice however many find out; the shell has the words. */
export const sayOffline = (): void => void window.dispatchEvent(new Event(offlineEvent));

/** Takes the notice away: something was answered. */
export const forgetOffline = (): void => toast.dismiss(offlineToast);

/** Fails when the server gives no answer. */
export const signOfLife = (): Promise<Response> => fetch("/api/health/live", { cache: "no-store" });

const triesMs = [0, 1000, 4000, 15_000];

/** Whether the server answers now that the device says that it has a network: at the edge of reception it says so in vain. */
export async function serverIsBack(): Promise<boolean> {
  for (const delay of triesMs) {
    await new Promise((done) => setTimeout(done, delay));
    if (!navigator.onLine) return false;
    if (
      await signOfLife().then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
  }
  return false;
}

/**
 * Asks for a sign of life, as Next may not know yet that the network is back; without one says so and stays on the page.
 * Answers how to let go.
 */
export function stayWithoutAnswer(onStay?: () => void): () => void {
  let over = false;
  signOfLife().catch(() => {
    if (over) return;
    onStay?.();
    sayOffline();
    // Next would keep the navigation until the network is back, which may be when something else is being typed.
    window.history.replaceState(null, "", window.location.href);
  });
  return () => {
    over = true;
  };
}
