import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { askedSegments, settleRight, settleStatus } from "@/app/(portal)/_components/settle-status";
import { readId } from "@/lib/shared/address";
import { shelfPath } from "@/lib/domains/catalogue/shelves/rules";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { searchAt } from "./_components/custom-search";
import { itemAt } from "./_components/stock-item";
import { hasShelf } from "./_components/settle-shelf";

async function hasSheet(segment: string): Promise<boolean> {
  const [actor, language] = await Promise.all([requirePageActor(), pageLanguage()]);
  return (await findSheet({ actor, lang: language }, readId(segment))) !== null;
}

const searches = ["search", "oes"];

async function isThere([area = "", segment = "", ...rest]: readonly string[]): Promise<boolean> {
  switch (area) {
    case "article":
      return hasSheet(segment);
    case "own":
      return (await itemAt(segment)) !== null;
    case "custom-search":
      return (await searchAt(segment)) !== null;
    default:
      return searches.includes(area) || hasShelf("all", [area, segment, ...rest].filter(Boolean));
  }
}

/** Settles the right and the status of what the parts' pages show before anything is sent. */
export default async function PiecesLayout({ children }: { children: ReactNode }) {
  await settleRight();
  const [area = "", ...rest] = await askedSegments();
  if (searches.includes(area) && !rest.some(Boolean)) redirect(shelfPath("all"));
  await settleStatus(async () => isThere(await askedSegments()));
  return children;
}
