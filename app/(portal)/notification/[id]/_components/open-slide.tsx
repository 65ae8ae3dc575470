"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { markOpened } from "@/components/notifications/mark-read";
import { openSlide } from "@/components/page/slides/open-slide";
import { notificationSlide } from "@/lib/domains/slides/places";
import { Opening } from "./opening";

/** Keeps the notification as a slide and takes the reader to the page over which it opens. */
export function OpenSlide({ id, title, to }: { id: string; title: string; to: string }) {
  const router = useRouter();
  useEffect(() => {
    openSlide(notificationSlide(id, title));
    router.replace(to);
    void markOpened(id);
  }, [id, title, to, router]);
  return <Opening to={to} />;
}
