"use client";

import { useLive, useLiveGap, useRefresh } from "@/components/live/use-live";

/** Reads the page again when somebody writes or a conversation is seen. */
export function ConversationsLive() {
  const refresh = useRefresh();
  useLive("Conversations", () => refresh());
  useLiveGap(() => refresh());
  return null;
}
