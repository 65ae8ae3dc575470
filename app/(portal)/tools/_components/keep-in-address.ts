import { useEffect } from "react";
import { withQuery } from "@/lib/shared/address";

/** Keeps what was typed in the address of the page, so that it can be sent to a colleague and survives a reload. */
export function useKeptInAddress(values: Readonly<Record<string, string>>): void {
  const query = withQuery("", values);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (search !== query) window.history.replaceState(window.history.state, "", pathname + query);
  }, [query]);
}
