import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { TyreList } from "@/components/tyres/tyre-list";
import { TyreSearch } from "@/components/tyres/tyre-search";
import { TyreStart } from "@/components/tyres/tyre-start";
import { Note } from "@/components/ui/badge";
import { SkeletonRows } from "@/components/ui/skeleton";
import { getHomePlace } from "@/lib/domains/account/companies/queries/get-letterhead";
import { readTyreList, type TyreListPlace } from "@/lib/domains/tyres/filters/address";
import { listCommonSizes } from "@/lib/domains/tyres/queries/complete-tyres";
import { searchTyres } from "@/lib/domains/tyres/queries/search-tyres";
import { hasRight, type Actor } from "@/lib/platform/actor";
import type { QueryValue } from "@/lib/shared/address";
import { pageBuyer } from "./page-buyer";

interface Props {
  actor: Actor;
  /** Where the list stands: its search, filters and pages lie behind it. */
  path: string;
  query: Record<string, QueryValue>;
}

/** The search of tyres and what it finds, as the address names it; what to begin with while it asks nothing. */
export async function TyreDesk({ actor, path, query }: Props) {
  const list = { ...readTyreList(query), size: "" };
  const asks = list.text !== "" || Object.values(list.filters).some((values) => values.length > 0);
  return (
    <>
      <ClientMessages of={["tyres"]}>
        <TyreSearch key={list.text} path={path} initial={list.text} />
      </ClientMessages>
      {asks ? (
        <Suspense key={JSON.stringify(list)} fallback={<SkeletonRows rows={8} />}>
          <Found {...{ actor, path, list }} />
        </Suspense>
      ) : (
        <TyreStart path={path} sizes={await listCommonSizes(actor)} />
      )}
    </>
  );
}

async function Found({ actor, path, list }: { actor: Actor; path: string; list: TyreListPlace }) {
  const [t, { mayAdd }, home, found] = await Promise.all([
    getTranslations("tyres.search"),
    pageBuyer(),
    getHomePlace(actor),
    searchTyres(actor, list),
  ]);
  return (
    <>
      {found.leftOut.length > 0 ? <Note>{t("leftOut", { words: found.leftOut.join(" ") })}</Note> : null}
      {found.impossible ? <Note tone="no">{t("impossible")}</Note> : null}
      <TyreList {...{ path, list, found, home }} vehicle={null} mayAdd={mayAdd && hasRight(actor, "cart")} />
    </>
  );
}
