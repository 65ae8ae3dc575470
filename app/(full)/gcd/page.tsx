import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { Toaster } from "@/components/ui/toast";
import { getCompanionView, getHost } from "@/lib/domains/live/companion/queries/get-view";
import { perMinute } from "@/lib/platform/limits";
import { findPageCompanion } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { Companion } from "./_components/companion";
import { HostHeader } from "./_components/host-header";

interface Props {
  searchParams: Promise<{ id?: string | string[] }>;
}

const allow = perMinute(120);

const companionOf = cache(async (id: string) => {
  allow((await headers()).get("x-forwarded-for") ?? "unknown");
  const actor = await findPageCompanion(id);
  return actor && { actor, host: await getHost(actor) };
});

const keyOf = async (searchParams: Props["searchParams"]): Promise<string> => {
  const { id } = await searchParams;
  return typeof id === "string" ? id : "";
};

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [found, t] = await Promise.all([companionOf(await keyOf(searchParams)), getTranslations("companion")]);
  // The address is the proof: no other site may learn it.
  return { title: found ? t("titleOf", { company: found.host.name }) : t("unknown.title"), referrer: "no-referrer" };
}

/** What a customer holds in their hand: card, vehicles, cart and quote, as the seller changes them. */
export default async function CompanionPage({ searchParams }: Props) {
  const id = await keyOf(searchParams);
  const found = await companionOf(id);
  if (!found) notFound();
  const [view, t, common] = await Promise.all([
    getCompanionView(found.actor, { lang: await pageLanguage() }),
    getTranslations("companion"),
    getTranslations("common"),
  ]);
  return (
    <ClientMessages inPage of={["common", "companion", "labour", "advice", "line-photos", "agreement", "repair.times"]}>
      <HostHeader host={found.host} />
      <Companion id={id} first={view} />
      <Toaster label={t("notices")} closeLabel={common("close")} />
    </ClientMessages>
  );
}
