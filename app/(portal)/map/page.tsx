import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { findOrigin } from "@/lib/domains/places/map/queries/find-origin";
import { openKinds } from "@/lib/domains/places/map/queries/get-view";
import { env } from "@/lib/platform/env";
import { readId, readText, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { MapScreen } from "./_components/map-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("map"))("title") };
}

/** Who has a part, on a map and as a list: the map itself comes when the page stands. */
export default async function MapPage({
  searchParams,
}: {
  searchParams: Promise<Record<"q" | "article" | "from" | "locate", QueryValue>>;
}) {
  const actor = await requireActorAt("/map");
  const [query, t] = await Promise.all([searchParams, getTranslations("map")]);
  const origin = await findOrigin(actor, { from: readId(query.from) ?? undefined });
  const { ETABLI_MAP_TILES: address, ETABLI_MAP_ATTRIBUTION: attribution } = env();
  return (
    <ClientMessages of={["map"]}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <MapScreen
          first={{
            ...{ q: readText(query.q, 60), article: readId(query.article), origin },
            locate: query.locate === "1",
          }}
          open={openKinds(actor)}
          tiles={address ? { address, attribution } : null}
        />
      </div>
    </ClientMessages>
  );
}
