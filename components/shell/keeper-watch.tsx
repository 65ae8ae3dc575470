"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { leaveFor } from "@/components/page/leave-for";
import { beginHere, onLeft } from "@/components/page/kept-here";
import { handOverBookmarks } from "@/components/vehicles/bookmarks";

/** What another person left in this browser goes, and so does this page when its person signs out in another tab. */
export function KeeperWatch() {
  const router = useRouter();
  useEffect(() => {
    if (beginHere()) router.refresh();
    // What could not be handed over waits for the next page.
    handOverBookmarks().catch(() => undefined);
    return onLeft(() => void leaveFor("/login?notice=signedOut"));
  }, [router]);
  return null;
}
