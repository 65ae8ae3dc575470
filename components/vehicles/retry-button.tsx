"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";

/** Asks the server for the page again, keeping what stands around it. */
export function RetryButton({ label }: { label: string }) {
  const router = useRouter();
  const [trying, start] = useTransition();
  return (
    <Button variant="primary" busy={trying} onClick={() => start(() => router.refresh())}>
      {label}
    </Button>
  );
}
