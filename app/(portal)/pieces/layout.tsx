import type { ReactNode } from "react";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { askedSegments, settleStatus } from "@/app/(portal)/_components/settle-status";
import { readId } from "@/app/(portal)/_components/workspace/workspace";
import { catalogueLanguage } from "@/lib/shared/languages";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

/** Settles the status of an article's page before anything is sent. */
export default async function PiecesLayout({ children }: { children: ReactNode }) {
  await settleStatus(async () => {
    const [area, id = ""] = await askedSegments();
    if (area !== "article") return true;
    const [actor, language] = await Promise.all([requirePageActor(), pageLanguage()]);
    return (await findSheet({ actor, lang: catalogueLanguage(language) }, readId(id))) !== null;
  });
  return children;
}
