import { useEffect, useRef, useState } from "react";
import { failureOf, recogniserClass, recognisesHere, type Failure, type Recogniser } from "./recogniser";

export type Listening =
  | { is: "idle" }
  | { is: "listening"; heard: string; here: boolean }
  | { is: "heard"; text: string }
  | { is: "failed"; why: Failure };

/** One that ends sooner without a word never listened, in ms. */
const atOnceMs = 700;
/** Nobody spells a plate for longer, in ms. */
const longestMs = 30_000;

interface Told {
  isFinal: boolean;
  text: string;
}

const toldIn = (results: Parameters<NonNullable<Recogniser["onresult"]>>[0]["results"]): Told => {
  const all = Array.from(results);
  return {
    isFinal: all.length > 0 && all.every(({ isFinal }) => isFinal),
    text: all
      .map((result) => result[0]?.transcript.trim() ?? "")
      .join(" ")
      .trim(),
  };
};

function startRecogniser(lang: string, here: boolean, tell: (now: Listening) => void): Recogniser | null {
  const Class = recogniserClass();
  if (!Class) return null;
  const recogniser = new Class();
  Object.assign(recogniser, { lang, continuous: false, interimResults: true });
  if (here) recogniser.processLocally = true;
  const began = performance.now();
  let heard = "";
  let isOver = false;
  const end = (now: Listening) => {
    if (!isOver) tell(now);
    isOver = true;
  };
  recogniser.onresult = ({ results }) => {
    const { isFinal, text } = toldIn(results);
    heard = text || heard;
    if (isFinal && text) end({ is: "heard", text });
    else if (!isOver) tell({ is: "listening", heard, here });
  };
  recogniser.onerror = ({ error }) =>
    end(error === "aborted" ? { is: "idle" } : { is: "failed", why: failureOf(error) });
  recogniser.onend = () => {
    // What was heard so far counts when the browser ends by itself.
    if (heard) return end({ is: "heard", text: heard });
    end({ is: "failed", why: performance.now() - began < atOnceMs ? "endedAtOnce" : "silence" });
  };
  recogniser.start();
  return recogniser;
}

/** Listens once, in a language, on this device where the browser can; `stop` takes what was heard so far. */
export function useRecogniser() {
  const [listening, setListening] = useState<Listening>({ is: "idle" });
  const now = useRef<Recogniser | null>(null);
  const turn = useRef(0);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  const abort = () => {
    turn.current += 1;
    clearTimeout(limit.current);
    now.current?.abort();
    now.current = null;
  };
  const listen = async (lang: string) => {
    abort();
    const mine = turn.current;
    setListening({ is: "listening", heard: "", here: false });
    const here = await recognisesHere(lang);
    if (mine !== turn.current) return;
    try {
      now.current = startRecogniser(lang, here, (told) => mine === turn.current && setListening(told));
      limit.current = setTimeout(() => now.current?.stop(), longestMs);
    } catch {
      setListening({ is: "failed", why: "other" });
    }
  };
  useEffect(() => abort, []);
  return { listening, listen, stop: () => now.current?.stop() };
}
