"use client";

import { useEffect } from "react";
import { toast, toastStore } from "@/components/ui/toast-store";
import { addedToast } from "./added-toast";

/** What was added stands on this page: what said so goes, and covers no sum. A question about it stays. */
export function SeenInCart() {
  useEffect(() => {
    if (toastStore.get().some(({ id, kind }) => id === addedToast && kind === "success")) toast.dismiss(addedToast);
  }, []);
  return null;
}
