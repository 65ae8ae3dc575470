import { mayWork } from "./worker-link";

const calmMs = 5000;

/** Once the page has nothing better to do, and the worker, where there is one, keeps what is asked for from now on. */
export async function calm(): Promise<void> {
  if (mayWork()) {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  }
  await new Promise<void>((idle) =>
    "requestIdleCallback" in window
      ? void requestIdleCallback(() => idle(), { timeout: calmMs })
      : void setTimeout(idle, calmMs),
  );
}
