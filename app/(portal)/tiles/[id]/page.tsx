import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { askedVehicle, OfVehicle } from "@/app/(portal)/_components/asked-vehicle";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { AppView } from "@/app/(portal)/app/_components/app-view";
import { EmptyState } from "@/components/ui/states";
import { findFrameTile, placeFrame, type FrameTile } from "@/lib/domains/portal/frames/queries";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { readId, readText, type QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ vehicle?: QueryValue }>;
}

const tileOf = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/tiles"), pageLanguage()]);
  const id = readId(segment);
  return id === null ? null : findFrameTile(actor, { id, lang });
});

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  return { title: (await tileOf((await params).id))?.title };
}

/** The frame that a tile opens, told a vehicle where it is told one. */
export default async function TilePage({ params, searchParams }: Props) {
  const [actor, { id }, query] = await Promise.all([requireActorAt("/tiles"), params, searchParams]);
  const tile = await tileOf(id);
  if (!tile) notFound();
  if (!tile.ofVehicle) return <TileFrame actor={actor} tile={tile} vehicle={null} />;
  const asked = await askedVehicle(actor, readText(query.vehicle, 500));
  if (asked === null || typeof asked === "string")
    return (
      <PortalPage title={tile.title}>
        <OfVehicle actor={actor} under={`/tiles/${id}`} asked={asked}>
          {() => null}
        </OfVehicle>
      </PortalPage>
    );
  return <TileFrame actor={actor} tile={tile} vehicle={asked.vehicle} />;
}

interface FrameProps {
  actor: Actor;
  tile: FrameTile;
  vehicle: VehicleView | null;
}

async function TileFrame({ actor, tile, vehicle }: FrameProps) {
  const [found, t] = await Promise.all([placeFrame(actor, { tile, vehicle }), getTranslations("portal-pages.frame")]);
  if (found.state === "maintained")
    return <EmptyState level={1} title={t("maintained", { tile: tile.title })} text={t("maintainedText")} />;
  if (found.state === "lacking") {
    const facts = found.missing.map((fact) => t(`facts.${fact}`)).join(", ");
    return <EmptyState level={1} title={t("lacking", { tile: tile.title, facts })} text={t("lackingText")} />;
  }
  if (found.place.state === "page") redirect(found.place.address);
  return <AppView title={tile.title} place={found.place} strict={tile.strict} />;
}
