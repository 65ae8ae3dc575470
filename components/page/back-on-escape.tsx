"use client";

import { useEffect } from "react";
import { isTyping } from "@/components/page/is-typing";
import { useGo } from "@/components/page/use-go";

/** Escape goes back to the page above, unless it has something nearer to close. */
export function BackOnEscape({ href }: { href: string }) {
  const { go } = useGo();
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isTyping(event)) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      go(href);
    };
    document.addEventListener("keydown", back);
    return () => document.removeEventListener("keydown", back);
  }, [go, href]);
  return null;
}
