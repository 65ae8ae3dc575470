import "server-only";
import { askedSegments, settleStatus } from "@/app/(portal)/_components/settle-status";
import type { Scope } from "@/lib/domains/catalogue/shelves/schema";
import { pageShelf } from "./page-shelf";
import { findShelfPart } from "./shelf-part";

/** Whether an address names a shelf of the scope, or something on it. */
export async function hasShelf(scope: Scope, [brand, area, ...segments]: readonly string[]): Promise<boolean> {
  if (!brand) return true;
  if (area === "parts") return (await findShelfPart(scope, brand, segments)) !== null;
  return (await pageShelf(scope, brand)) !== null;
}

/** The status of a scope's shelves: 404 for an unknown brand or make, family, subfamily or part. */
export const settleShelf = (scope: Scope): Promise<void> =>
  settleStatus(async () => hasShelf(scope, await askedSegments()));
