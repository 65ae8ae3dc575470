import { useEffect, useState } from "react";
import { clockOf, type ScreenItem } from "@/lib/domains/live/screens/rules";
import { isThere } from "./is-there";
import { makeRotation, noFrames, type Frames } from "./rotation";
import type { ScreenLink } from "./screen-link";

/** Without the server only what the browser has kept can be loaded: another site's page would be an error. */
async function canLoad({ url }: ScreenItem): Promise<boolean> {
  if (await isThere()) return true;
  return url.startsWith("/") && "caches" in window && (await caches.match(url)) !== undefined;
}

/** The frames of a playlist as they stand, and how a frame says that it has loaded. */
export function useRotation(
  link: ScreenLink,
  playlist: readonly ScreenItem[],
): Frames & { onLoad: (turn: number) => void } {
  const [frames, setFrames] = useState(noFrames);
  const [rotation] = useState(() =>
    makeRotation({ clock: () => clockOf(link.now()), canLoad, onChange: setFrames, say: link.say }),
  );
  const list = JSON.stringify(playlist);
  useEffect(() => rotation.play(JSON.parse(list) as ScreenItem[]), [rotation, list]);
  useEffect(() => rotation.stop, [rotation]);
  return { ...frames, onLoad: rotation.loaded };
}
