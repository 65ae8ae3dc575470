import type { LiveEvents, LiveKind } from "@/lib/shared/live-events";
import type { Tx } from "../db";
import { log } from "../log";
import { listen, notify } from "../notify";
import { oncePerProcess } from "../shared-state";
import type { StoredEvent } from "./store";

const noticeChannel = "notice";

type Hear = (notice: StoredEvent) => void;

const hearers = () =>
  oncePerProcess("notices", () => {
    const all = new Set<Hear>();
    listen(noticeChannel, (payload) => {
      try {
        const told = JSON.parse(payload) as Pick<StoredEvent, "kind" | "data" | "at">;
        const notice = { ...told, id: 0, userId: null, customerId: null, screenId: null };
        for (const hear of all) hear(notice);
      } catch (error) {
        log.warn({ err: error }, "a notice could not be read");
      }
    });
    return all;
  });

/**
 * Tells the open streams of every company at commit. It is stored for nobody: who is not connected misses it, so a page that
 * depends on it reads anew by itself as well.
 */
export async function tellEverybody<K extends LiveKind>(kind: K, data: LiveEvents[K], tx: Tx): Promise<void> {
  await notify(noticeChannel, JSON.stringify({ kind, data, at: Date.now() / 1000 }), tx);
}

/** Runs `hear` on every notice to all companies; answers how to stop. */
export function hearNotices(hear: Hear): () => void {
  const all = hearers();
  all.add(hear);
  return () => void all.delete(hear);
}
