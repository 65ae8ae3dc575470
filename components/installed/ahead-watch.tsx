"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { calm } from "./calm";
import { keptAt, mayWork } from "./worker-link";

/** How long a page is read before anything is fetched ahead for it, in ms. */
const readMs = 4000;

/** Lets what this page leads to be kept for a place without a network. */
export function AheadWatch({ servesCustomers }: { servesCustomers: boolean }) {
  const pathname = usePathname();
  useEffect(() => {
    if (!mayWork() || keptAt() !== null) return;
    const timer = setTimeout(
      () =>
        void calm()
          .then(() => import("./ahead/fetch-ahead"))
          .then(({ fetchAhead }) => fetchAhead({ servesCustomers }))
          .catch(() => undefined),
      readMs,
    );
    return () => clearTimeout(timer);
  }, [pathname, servesCustomers]);
  return null;
}
