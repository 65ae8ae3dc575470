"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { markOpened } from "@/components/notifications/mark-read";
import { Opening } from "./opening";

/** Takes the reader to the address of a notification, which is read then. */
export function OpenRedirect({ id, url }: { id: string; url: string }) {
  const router = useRouter();
  useEffect(() => {
    const go = () => (url.startsWith("/") ? router.replace(url) : window.location.replace(url));
    void markOpened(id).finally(go);
  }, [id, url, router]);
  return <Opening to={url} />;
}
