"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { isFocusLost } from "@/components/page/focus-lost";

/** The heading of what is asked now: after an answer, which goes with its question, the focus and the reader go on here. */
export function AskedHeading({ asked, children }: { asked: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    if (isFocusLost()) heading.current?.focus();
  }, [asked]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
      {children}
    </h2>
  );
}
