import { useRef, type KeyboardEvent } from "react";
import { isBurst } from "@/lib/domains/stock/shelf/rules";

/** After the last key of a burst, in milliseconds: longer than a wireless scanner pauses within a code. */
const silence = 500;

/** Hands on what is typed and ended with Enter, and what a scanner types, with or without one. */
export function useScanner(read: (code: string) => void) {
  const times = useRef<number[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const take = (input: HTMLInputElement) => {
    clearTimeout(waiting.current);
    times.current = [];
    const code = input.value.trim();
    input.value = "";
    if (code !== "") read(code);
  };
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    clearTimeout(waiting.current);
    if (event.key === "Enter" || (event.key === "Tab" && isBurst(times.current))) {
      event.preventDefault();
      return take(input);
    }
    if (event.key.length !== 1) return;
    if (input.value === "") times.current = [];
    times.current.push(event.timeStamp);
    waiting.current = setTimeout(() => isBurst(times.current) && take(input), silence);
  };
}
