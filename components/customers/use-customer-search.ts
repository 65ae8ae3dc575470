"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/api/client";
import type { CustomerRow } from "@/lib/domains/customers/schema";

const idleMs = 250;
const none: CustomerRow[] = [];

interface Found {
  customers: CustomerRow[];
  state: "loading" | "ready" | "failed";
  /** The text that these customers answer; another text is still being looked for. */
  search: string;
}

/** The customers that a typed text finds, asked for once typing rests; an older answer never replaces a newer one. */
export function useCustomerSearch(search: string): Found {
  const [found, setFound] = useState<Found>({ customers: none, state: "loading", search: "" });
  useEffect(() => {
    const aborted = new AbortController();
    const ask = () =>
      call("get", "/vc/customers", { query: { search, limit: 20 }, signal: aborted.signal }).then(
        ({ customers }) => setFound({ customers, state: "ready", search }),
        () => aborted.signal.aborted || setFound({ customers: none, state: "failed", search }),
      );
    const timer = setTimeout(() => void ask(), search === "" ? 0 : idleMs);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [search]);
  return found;
}
