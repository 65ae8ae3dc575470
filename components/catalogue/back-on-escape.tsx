"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isTyping } from "@/components/layout/is-typing";

/** Escape goes back to the page above, unless it has something nearer to close. */
export function BackOnEscape({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isTyping(event)) return;
      if (document.querySelector("dialog[open], [popover]:popover-open")) return;
      router.push(href);
    };
    document.addEventListener("keydown", back);
    return () => document.removeEventListener("keydown", back);
  }, [router, href]);
  return null;
}
