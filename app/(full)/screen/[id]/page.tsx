import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { findScreenView } from "@/lib/domains/live/screens/queries/get-view";
import { findKeyHolder } from "@/lib/domains/session/queries/find-key";
import { perMinute } from "@/lib/platform/limits";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { Stage } from "./_components/stage";

interface Props {
  params: Promise<{ id: string }>;
}

/** Only keys that open nothing count: a house of many screens asks from one address. */
const guesses = perMinute(30);

const screenOf = cache(async (id: string) => {
  const holder = await findKeyHolder(id);
  const view = holder?.kind === "screen" ? await findScreenView(holder) : null;
  if (!view) guesses((await headers()).get("x-forwarded-for") ?? "unknown");
  return view;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [view, t] = await Promise.all([screenOf((await params).id), getTranslations("screens")]);
  // The address is the proof: what it shows may not learn it.
  return { title: view ? t("stage.title", { name: view.name }) : t("unknown.title"), referrer: "no-referrer" };
}

/** A screen on a wall: what it shows follows the portal without anybody's touch. */
export default async function ScreenPage({ params }: Props) {
  const { id } = await params;
  const view = await screenOf(id);
  if (!view) notFound();
  return (
    <ClientMessages inPage of={["screens.stage"]}>
      <Stage id={id} first={view} setUp={new URL("/screens", phoneOrigin().origin).href} />
    </ClientMessages>
  );
}
