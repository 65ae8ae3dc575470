"use client";

import { useEffect } from "react";
import { markOpened } from "./mark-read";

/** Notes in the reader's browser that a notification was opened: whoever merely fetches the page marks nothing. */
export function MarkOpened({ id }: { id: string }) {
  useEffect(() => void markOpened(id), [id]);
  return null;
}
