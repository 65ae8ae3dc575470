import { useRef, useState } from "react";
import type { PlateCandidate } from "@/lib/domains/vehicles/plates/schema";
import { call, CallProblem } from "@/lib/api/client";

const MOST_BYTES = 20_000_000;

/** A picture that begins as a JPEG does is one, however it goes on. */
async function isDamaged(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return start.join() === "255,216,255";
}

async function problemOf(error: unknown, file: File): Promise<string> {
  const code = error instanceof CallProblem ? error.code : "unexpected";
  return code === "not-a-jpeg" && (await isDamaged(file)) ? "damaged" : code;
}

export interface PlatePictureReading {
  reading: boolean;
  /** Null until a picture was read, and again once its plates are put away. */
  candidates: PlateCandidate[] | null;
  read(file: File): Promise<void>;
  stop(): void;
}

/** The plates of the picture chosen last; what went wrong is told to `onProblem` by its code. */
export function usePlatePicture(onProblem: (code: string) => void): PlatePictureReading {
  const running = useRef<AbortController | null>(null);
  const [reading, setReading] = useState(false);
  const [candidates, setCandidates] = useState<PlateCandidate[] | null>(null);

  async function read(file: File) {
    if (file.type !== "image/jpeg") return onProblem("not-a-jpeg");
    if (file.size > MOST_BYTES) return onProblem("picture-too-large");
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    try {
      setCandidates(await call("post", "/lpr", { form: { image: file }, signal: controller.signal }));
    } catch (error) {
      if (error instanceof CallProblem) error.claim();
      if (!controller.signal.aborted) onProblem(await problemOf(error, file));
    } finally {
      if (running.current === controller) setReading(false);
    }
  }

  function stop() {
    running.current?.abort();
    setReading(false);
    setCandidates(null);
  }

  return { reading, candidates, read, stop };
}
