import "server-only";
import { headers } from "next/headers";
import { forbidden, unstable_rethrow } from "next/navigation";
import { heldBy } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { isStatusOpen, setPageStatus } from "@/lib/platform/page-status";
import { Problem } from "@/lib/platform/problems";
import { mayOpen, pageRights } from "@/lib/shared/page-rights";
import { requirePageActor } from "@/lib/web/actor";

// Next's notFound throws an error that only its digest tells from others.
const isMissing = (error: unknown): boolean =>
  error instanceof Error && "digest" in error && error.digest === "NEXT_HTTP_ERROR_FALLBACK;404";

async function asked(): Promise<{ path: string; query: URLSearchParams }> {
  const [path = "", query] = (await headers()).get("x-etabli-path")?.split("?") ?? [];
  return { path, query: new URLSearchParams(query) };
}

/** The segments of the address that was asked for, below the first. */
export const askedSegments = async (): Promise<string[]> => (await asked()).path.split("/").slice(2);

/** What the address that was asked for has behind its question mark. */
export const askedQuery = async (): Promise<URLSearchParams> => (await asked()).query;

/**
 * Answers 403 to a reader without the right of the address, before a loading view is sent. A layout is not asked again
 * by a navigation inside it: the page checks beside its data all the same.
 */
export async function settleRight(): Promise<void> {
  const { path } = await asked();
  if (pageRights(path).length > 0 && !mayOpen(path, heldBy(await requirePageActor()))) forbidden();
}

/** What an address stands for: something, nothing, what the reader may not see, or what another system would not tell. */
export type Outcome = "there" | "missing" | "denied" | "failed";

const statusOf = { missing: 404, denied: 403, failed: 503 } as const;

/** What a failed judge says: redirects and refusals are Next's own, any other failure is logged with the request's id. */
function outcomeOf(error: unknown, requestId: string | null): Outcome {
  if (isMissing(error)) return "missing";
  unstable_rethrow(error);
  if (!(error instanceof Problem)) log.error({ err: error, requestId }, "a page's status could not be settled");
  return "failed";
}

/**
 * Answers 404 when the address names nothing, 403 when the reader may not see it and 503 when nobody could say, before
 * a loading view is sent; the page itself says which. A navigation inside the product shows no status and does not wait.
 */
export async function settleStatus(judge: () => Promise<Outcome | boolean>): Promise<void> {
  const requestId = (await headers()).get("x-request-id");
  if (!isStatusOpen(requestId)) return;
  const judged = await judge().catch((error: unknown) => outcomeOf(error, requestId));
  const outcome = typeof judged === "string" ? judged : judged ? "there" : "missing";
  if (outcome !== "there") setPageStatus(requestId, statusOf[outcome]);
}

/** Answers 404 for a page that finds nothing itself, below no loading view. */
export const settleMissing = (): Promise<void> => settleStatus(() => Promise.resolve("missing"));
