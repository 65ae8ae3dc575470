import { mayWork } from "./worker-link";

const calmMs = 5000;
/** The first touch of a page has the line and the machine to itself, in ms. */
const readMs = 2000;

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

/** Does what can wait until the page is calm and was looked at; answers how to let it be. */
export function onceCalm(work: () => void, waits: () => boolean | Promise<boolean> = () => true): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void Promise.all([waits(), calm()]).then(([waiting]) => {
    if (!over) timer = setTimeout(work, waiting ? readMs : 0);
  });
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
