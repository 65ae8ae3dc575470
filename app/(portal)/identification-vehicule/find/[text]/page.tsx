import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listOfPhrase } from "@/lib/domains/catalogue/search/phrase/place";
import { readMeaning } from "@/lib/domains/catalogue/search/phrase/queries/read-meaning";
import { decodeSegment, identificationStart, phrasePlace, vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { heldBy, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { mayOpen } from "@/lib/shared/page-rights";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ text: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("vehicles"))("title") };
}

/** The list that a phrase means for the vehicle that it names, at once; null where only the vehicle's own page can tell. */
async function listFor(actor: Actor, { at, lang, text }: { at: string; lang: Language; text: string }) {
  const [field = "", value = ""] = at.split("/").slice(-2);
  const page = await pageVehicle(Promise.resolve({ field, value }));
  if (page.state !== "found" || !page.vehicle.facts) return null;
  const { ktype } = page.vehicle.facts;
  return listOfPhrase(page.base, await readMeaning(actor, { text, lang, ktype }), text);
}

/** A phrase typed where vehicles are identified: it leads to the vehicle that it names, else to the catalogue. */
export default async function PhrasePage({ params }: Props) {
  const [actor, lang, t] = await Promise.all([
    requireActorAt(identificationStart),
    pageLanguage(),
    getTranslations("catalogue.phrase"),
  ]);
  const text = decodeSegment((await params).text) ?? "";
  const { vehicles } = await readMeaning(actor, { text, lang });
  const may = heldBy(actor);
  const named = vehicles.find(({ field }) => allowedFields(may).includes(field));
  if (named) {
    const at = vehicleBase(named);
    redirect((await listFor(actor, { at, lang, text })) ?? phrasePlace(at, text));
  }
  if (mayOpen("/pieces", may)) redirect(`/pieces/search/${encodeURIComponent(text)}`);
  return (
    <EmptyState
      level={1}
      title={t("nothing", { text: text.slice(0, 60) })}
      text={t("noVehicle")}
      action={<LinkButton href={identificationStart}>{t("identify")}</LinkButton>}
    />
  );
}
