import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

/** Whether the page fills the screen; null where the browser does not let pages do so. */
export const useFullScreen = (): boolean | null =>
  useSyncExternalStore(
    subscribe,
    () => (document.fullscreenEnabled ? document.fullscreenElement !== null : null),
    () => false,
  );

/** Fills the screen with the page, or gives it back; a browser may refuse. */
export function toggleFullScreen(): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
