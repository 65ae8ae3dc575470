import { useState } from "react";
import { flushSync } from "react-dom";

/** Which cards go to paper: those that were chosen, or for the moment one alone. */
export function usePrinting() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [alone, setAlone] = useState<ReadonlySet<string> | null>(null);
  return {
    chosen,
    choose(token: string, on: boolean): void {
      setChosen((now) => new Set(on ? [...now, token] : [...now].filter((one) => one !== token)));
    },
    isPrinted: (token: string): boolean => (alone ?? chosen).has(token),
    print(tokens: ReadonlySet<string>): void {
      flushSync(() => setAlone(tokens));
      window.addEventListener("afterprint", () => setAlone(null), { once: true });
      window.print();
    },
  };
}
