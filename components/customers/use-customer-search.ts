"use client";

import { useEffect, useState } from "react";
import { call } from "@/lib/api/client";
import type { CustomerRow } from "@/lib/domains/customers/schema";

const idleMs = 250;
const none: CustomerRow[] = [];

/** The customers that a typed text finds, asked for once typing rests; an older answer never replaces a newer one. */
export function useCustomerSearch(search: string): { customers: CustomerRow[]; state: "loading" | "ready" | "failed" } {
  const [found, setFound] = useState<{ customers: CustomerRow[]; state: "loading" | "ready" | "failed" }>({
    customers: none,
    state: "loading",
  });
  useEffect(() => {
    const aborted = new AbortController();
    const ask = () =>
      call("get", "/vc/customers", { query: { search, limit: 20 }, signal: aborted.signal }).then(
        ({ customers }) => setFound({ customers, state: "ready" }),
        () => aborted.signal.aborted || setFound({ customers: none, state: "failed" }),
      );
    const timer = setTimeout(() => void ask(), search === "" ? 0 : idleMs);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [search]);
  return found;
}
