import type { Waiting } from "./current-customer";

/** Asks for whom something is added, and does it once that is answered; null while nothing is open. */
type Ask = (goOn: Waiting) => void;

let ask: Ask | null = null;

/** A page holds what is added back until its question is answered; the answer ends it. */
export function holdAdditions(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Does it at once where no question is open, else when it is answered. */
export const forRightCustomer = (goOn: Waiting): void => void (ask ? ask(goOn) : goOn());
