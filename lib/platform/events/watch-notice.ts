import { listen } from "../notify";
import { oncePerProcess } from "../shared-state";

type Watchers = Map<string, Set<() => void>>;

const watchersOf = (channel: string): Watchers =>
  oncePerProcess(`watch:${channel}`, () => {
    const watchers: Watchers = new Map();
    const all = () => new Set([...watchers.values()].flatMap((own) => [...own]));
    listen(
      channel,
      (payload) => watchers.get(payload)?.forEach((changed) => changed()),
      () => all().forEach((changed) => changed()),
    );
    return watchers;
  });

/** Runs `changed` on every NOTIFY of the channel with one of the payloads, and when notices may have been lost. */
export function watchNotice(channel: string, payloads: readonly string[], changed: () => void): () => void {
  const watchers = watchersOf(channel);
  for (const payload of payloads) watchers.set(payload, (watchers.get(payload) ?? new Set()).add(changed));
  return () => {
    for (const payload of payloads) {
      const own = watchers.get(payload);
      own?.delete(changed);
      if (own?.size === 0) watchers.delete(payload);
    }
  };
}
