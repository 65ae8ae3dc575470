import { call, CallProblem } from "@/lib/api/client";
import { beatSeconds, waitAfter } from "@/lib/domains/live/screens/rules";
import type { ScreenView } from "@/lib/domains/live/screens/schema";
import { keepOwnKey } from "../../_components/own-key";

const patienceMs = 10_000;
const mostErrors = 10;
const longestError = 300;

interface Wanted {
  id: string;
  first: ScreenView;
  onView: (view: ScreenView) => void;
  onOnline: (online: boolean) => void;
}

export interface ScreenLink {
  /** Says how the screen is, twice a minute and at each change; answers how to stop. */
  start: () => () => void;
  /** Reads anew what the screen shows. */
  read: () => Promise<void>;
  /** Notes what stands on the screen, or what went wrong there. */
  say: (said: { showing?: string; error?: string }) => void;
  /** The instant by the server's clock. */
  now: () => Date;
  /** Milliseconds since the server last answered. */
  silentMs: () => number;
}

/** The address opens nothing any more: the device asks for a code. */
function leave(): void {
  keepOwnKey(null);
  location.replace("/screen?new=1");
}

/** A screen's calls. Without a network it goes on with what it knows and asks again, ever more seldom. */
export function linkScreen({ id, first, onView, onOnline }: Wanted): ScreenLink {
  const params = { id };
  let aheadMs = Date.parse(first.now) - Date.now();
  let answeredAt = performance.now();
  let version = first.version;
  let showing = "";
  let errors: string[] = [];
  let failures = 0;
  let stopped = true;
  let timer: ReturnType<typeof setTimeout>;

  const hear = (now: string) => {
    aheadMs = Date.parse(now) - Date.now();
    answeredAt = performance.now();
    onOnline(true);
  };
  const fail = (problem: unknown) => {
    const isGone = problem instanceof CallProblem && problem.status === 404;
    if (problem instanceof CallProblem) problem.claim();
    else if (!(problem instanceof DOMException)) throw problem;
    if (isGone) leave();
    else onOnline(false);
  };
  const read = async () => {
    try {
      const view = await call("get", "/screen/{id}", { params, signal: AbortSignal.timeout(patienceMs) });
      hear(view.now);
      version = view.version;
      onView(view);
    } catch (problem) {
      fail(problem);
    }
  };
  /** Tells whether it was heard. */
  const beat = async (): Promise<boolean> => {
    const told = errors;
    const body = { showing, errors: told, visible: document.visibilityState === "visible", version };
    try {
      const answer = await call("post", "/screen/{id}/beat", { params, body, signal: AbortSignal.timeout(patienceMs) });
      hear(answer.now);
      errors = errors.filter((one) => !told.includes(one));
      if (answer.version !== version) await read();
      return true;
    } catch (problem) {
      fail(problem);
      return false;
    }
  };
  const run = async () => {
    clearTimeout(timer);
    failures = (await beat()) ? 0 : failures + 1;
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(soon, failures === 0 ? beatSeconds * 1000 : waitAfter(failures));
  };
  const soon = () => void run();
  const lost = () => onOnline(false);

  return {
    read,
    now: () => new Date(Date.now() + aheadMs),
    silentMs: () => performance.now() - answeredAt,
    say(said) {
      if (said.error !== undefined) errors = [...errors, said.error.slice(0, longestError)].slice(-mostErrors);
      if (said.showing === undefined || said.showing === showing) return;
      showing = said.showing;
      if (!stopped) soon();
    },
    start() {
      stopped = false;
      keepOwnKey(id);
      timer = setTimeout(soon, 0);
      window.addEventListener("online", soon);
      window.addEventListener("offline", lost);
      document.addEventListener("visibilitychange", soon);
      return () => {
        stopped = true;
        clearTimeout(timer);
        window.removeEventListener("online", soon);
        window.removeEventListener("offline", lost);
        document.removeEventListener("visibilitychange", soon);
      };
    },
  };
}
