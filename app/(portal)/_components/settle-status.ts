import "server-only";
import { setTimeout } from "node:timers/promises";
import { headers } from "next/headers";
import { isStatusOpen, setPageStatus } from "@/lib/platform/page-status";

/** A page is not held back longer than this to learn its status, in milliseconds. */
const longestWaitMs = 1500;

// Next's notFound throws an error that only its digest tells from others.
const isMissing = (error: unknown): boolean =>
  error instanceof Error && "digest" in error && error.digest === "NEXT_HTTP_ERROR_FALLBACK;404";

/** The segments of the address that was asked for, below the first. */
export async function askedSegments(): Promise<string[]> {
  const asked = (await headers()).get("x-etabli-path")?.split("?")[0] ?? "";
  return asked.split("/").slice(2);
}

/**
 * Answers 404 when the address names nothing, before a loading view is sent; the page itself says what is missing.
 * A navigation inside the product shows no status and does not wait.
 */
export async function settleStatus(isThere: () => Promise<boolean>): Promise<void> {
  const requestId = (await headers()).get("x-request-id");
  if (!isStatusOpen(requestId)) return;
  const found = isThere().catch((error: unknown) => !isMissing(error));
  if (!(await Promise.race([found, setTimeout(longestWaitMs, true, { ref: false })]))) setPageStatus(requestId, 404);
}
