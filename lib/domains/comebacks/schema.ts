import { z } from "zod";
import { id } from "@/lib/platform/shapes";

export const comebackWithdrawal = z.object({ comebackId: id });

/** What a criterion of an article says, as its sheet names it. */
export interface WrongCriterion {
  id: number;
  valueId: number;
  value: string;
}

/** The vehicle for which an article was, by whatever is known of it. */
export interface OfVehicle {
  ktype: number | null;
  vin: string | null;
  plate: string | null;
}

/** That an article did not fit: the criterion that was wrong with its value, the day (ISO), and which colleague said so. */
export interface Comeback {
  id: number;
  criterion: string | null;
  on: string;
  who: string | null;
  /** Whether the reader said so, and may withdraw it. */
  own: boolean;
}

/** By article, or by the line of a cart. */
export type Comebacks = Readonly<Record<number, readonly Comeback[]>>;
