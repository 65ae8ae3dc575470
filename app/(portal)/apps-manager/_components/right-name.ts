import type { Right } from "@/lib/shared/rights";

/** A right by what it is called in the reader's language. */
export interface RightName {
  value: Right;
  label: string;
}
