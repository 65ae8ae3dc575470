import { useRef, useState } from "react";
import { call, CallProblem } from "@/lib/api/client";
import type { CardReading } from "@/lib/domains/vehicles/plates/schema";

const mostBytes = 20_000_000;
const told = ["not-a-picture", "picture-too-large", "plate-reading-busy", "plate-reading-late", "offline"] as const;
type Problem = (typeof told)[number] | "other";

/** What was read, and whether the owner was asked for. */
interface FoundCard {
  reading: CardReading;
  owner: boolean;
}

/** The fields of the certificate photographed last; nothing of it is kept when it is put away. */
export function useCardPicture() {
  const running = useRef<AbortController | null>(null);
  const [reading, setReading] = useState(false);
  const [found, setFound] = useState<FoundCard | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const refuse = () => setProblem("not-a-picture");

  async function read(image: File, owner: boolean) {
    setFound(null);
    setProblem(null);
    if (image.size > mostBytes) return setProblem("picture-too-large");
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    try {
      const form = { image, owner: owner ? ("true" as const) : ("false" as const) };
      setFound({ reading: await call("post", "/readCard", { form, signal: controller.signal }), owner });
    } catch (error) {
      if (error instanceof CallProblem) error.claim();
      const code = error instanceof CallProblem ? error.code : "other";
      if (!controller.signal.aborted) setProblem(told.find((one) => one === code) ?? "other");
    } finally {
      if (running.current === controller) setReading(false);
    }
  }

  function stop() {
    running.current?.abort();
    setReading(false);
    setFound(null);
    setProblem(null);
  }

  return { reading, found, problem, read, refuse, stop };
}
