import type { OrderState } from "../rules";
import type { TransmissionState } from "../schema";

/** How far an order is for the store that sells it. */
export const soldStates = ["new", "promised", "sent", "delivered", "refused", "cancelled"] as const;
export type SoldState = (typeof soldStates)[number];

/** What a store answers: a promise takes the pieces from its shelf, a refusal gives them back. */
export const answers = ["promise", "refuse", "send", "deliver"] as const;
export type SoldAnswer = (typeof answers)[number];

interface Standing {
  state: OrderState;
  transmission: TransmissionState;
}

/** What the buyer's order says to the store. */
export function soldStateOf({ state, transmission }: Standing): SoldState {
  if (state === "cancelled" || transmission === "withdrawn") return "cancelled";
  if (transmission === "refused") return "refused";
  if (state === "delivered" || state === "closed") return "delivered";
  if (state === "shipped" || state === "partly-shipped") return "sent";
  return transmission === "taken" ? "promised" : "new";
}

const open: Readonly<Record<SoldState, readonly SoldAnswer[]>> = {
  new: ["promise", "refuse"],
  promised: ["send", "refuse"],
  sent: ["deliver"],
  ...{ delivered: [], refused: [], cancelled: [] },
};

/** What may be answered now. */
export const answersIn = (state: SoldState): readonly SoldAnswer[] => open[state];

/** Whether the store still has something to do. */
export const isOpen = (state: SoldState): boolean => open[state].length > 0;

/** The number under which a store takes an order. */
export const storeNumber = (store: number, orderId: number): string => `V${store}-${String(orderId).padStart(6, "0")}`;
