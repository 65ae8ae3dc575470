import { useEffect, useState } from "react";
import { call, CallProblem } from "@/lib/api/client";
import { waitAfter } from "@/lib/domains/live/screens/rules";
import type { PairingCode } from "@/lib/domains/live/screens/schema";
import { keepOwnKey, ownKey } from "./own-key";

const lookMs = 2000;

type State = "making" | "shown" | "failed" | "paired";

/** A device that is a screen already goes there, unless it was sent here for a code. */
function goHome(): boolean {
  if (new URLSearchParams(location.search).has("new")) keepOwnKey(null);
  const key = ownKey();
  if (key) location.replace(`/screen/${key}`);
  return key !== null;
}

/** Shows a code, a new one by itself when it has run out, until somebody has typed it; then the screen opens. */
export function usePairing(): { shown: PairingCode | null; leftSeconds: number; state: State } {
  const [shown, setShown] = useState<PairingCode | null>(null);
  const [state, setState] = useState<State>("making");
  const [leftSeconds, setLeft] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let failures = 0;
    const step = async (held: PairingCode | null): Promise<{ next: PairingCode | null; ms: number } | null> => {
      if (!held) {
        const made = await call("post", "/screen/code");
        setShown(made);
        setState("shown");
        return { next: made, ms: lookMs };
      }
      const { key, expired } = await call("post", "/screen/collect", { body: { ticket: held.ticket } });
      if (!key) return expired ? { next: null, ms: 0 } : { next: held, ms: lookMs };
      setState("paired");
      keepOwnKey(key);
      location.replace(`/screen/${key}`);
      return null;
    };
    const run = async (held: PairingCode | null): Promise<void> => {
      try {
        const went = await step(held);
        failures = 0;
        if (went) timer = setTimeout(() => void run(went.next), went.ms);
      } catch (problem) {
        if (!(problem instanceof CallProblem)) throw problem;
        problem.claim();
        failures += 1;
        if (!held) setState("failed");
        timer = setTimeout(() => void run(held), waitAfter(failures));
      }
    };
    if (!goHome()) void run(null);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!shown) return;
    const look = () => setLeft(Math.max(0, Math.round((Date.parse(shown.expiresAt) - Date.now()) / 1000)));
    look();
    const every = setInterval(look, 1000);
    return () => clearInterval(every);
  }, [shown]);
  return { shown, leftSeconds, state };
}
