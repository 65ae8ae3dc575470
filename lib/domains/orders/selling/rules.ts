import type { OrderState } from "../rules";
import type { TransmissionState } from "../schema";

/** How far an order is for the store that sells it. */
export const soldStates = ["new", "promised", "sent", "delivered", "refused", "cancelled"] as const;
export type SoldState = (typeof soldStates)[number];

/** What a store answers: a promise takes the pieces from its shelf, a refusal gives them back and ends the order. */
export const answers = ["promise", "reschedule", "send", "deliver", "refuse"] as const;
export type SoldAnswer = (typeof answers)[number];

interface Standing {
  state: OrderState;
  transmission: TransmissionState;
}

/** What the buyer's order says to the store. */
export function soldStateOf({ state, transmission }: Standing): SoldState {
  if (transmission === "refused") return "refused";
  if (state === "cancelled" || transmission === "withdrawn") return "cancelled";
  if (state === "delivered" || state === "closed") return "delivered";
  if (state === "shipped" || state === "partly-shipped") return "sent";
  return transmission === "taken" ? "promised" : "new";
}

const open: Readonly<Record<SoldState, readonly SoldAnswer[]>> = {
  new: ["promise", "refuse"],
  promised: ["send", "reschedule", "refuse"],
  sent: ["deliver", "reschedule"],
  ...{ delivered: [], refused: [], cancelled: [] },
};

/** What may be answered now. */
export const answersIn = (state: SoldState): readonly SoldAnswer[] => open[state];

/** Whether the store still has something to do. */
export const isOpen = (state: SoldState): boolean => open[state].length > 0;

/** The number under which a store takes an order. */
export const storeNumber = (store: number, orderId: number): string => `V${store}-${String(orderId).padStart(6, "0")}`;

export interface AnswerFault {
  field: "reason" | "arrivalOn";
  word: "required" | "dayRequired" | "dayPast";
}

interface Written {
  answer: SoldAnswer;
  reason: string;
  /** yyyy-MM-dd, or empty. */
  arrivalOn: string;
}

/** What an answer lacks on `today` (yyyy-MM-dd); null for one that can be given. */
export function answerFault({ answer, reason, arrivalOn }: Written, today: string): AnswerFault | null {
  if (answer === "refuse" && reason.trim() === "") return { field: "reason", word: "required" };
  if (answer === "reschedule" && arrivalOn === "") return { field: "arrivalOn", word: "dayRequired" };
  const names = answer === "promise" || answer === "reschedule";
  return names && arrivalOn !== "" && arrivalOn < today ? { field: "arrivalOn", word: "dayPast" } : null;
}
