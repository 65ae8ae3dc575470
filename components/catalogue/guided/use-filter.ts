import { useState } from "react";
import { filterNeedsMoreThan, matchesFilter, type Findable } from "@/lib/domains/catalogue/guided/filter";

export interface Filter<Row> {
  /** Whether there is enough to choose from. */
  isOffered: boolean;
  text: string;
  type: (text: string) => void;
  found: readonly Row[];
}

function keepInAddress(text: string): void {
  const address = new URL(window.location.href);
  if (text) address.searchParams.set("q", text);
  else address.searchParams.delete("q");
  window.history.replaceState(null, "", address);
}

/** The rows that a text leaves; the text stands in the address. */
export function useFilter<Row extends Findable>(rows: readonly Row[], first: string): Filter<Row> {
  const [text, setText] = useState(first);
  const isOffered = rows.length > filterNeedsMoreThan;
  const found = isOffered && text ? rows.filter((row) => matchesFilter(row, text)) : rows;
  const type = (typed: string) => {
    setText(typed);
    keepInAddress(typed);
  };
  return { isOffered, text, type, found };
}
