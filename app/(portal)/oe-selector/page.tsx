import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { vehicleTypes } from "@/lib/domains/vehicles/models/rules";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { oeOptions, readOeChoice, type Query } from "./_components/oe-choice";
import { OeSelectorForm } from "./_components/oe-selector-form";
import { SelectedTree } from "./_components/selected-tree";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("oe"))("selector") };
}

/** The maker's catalogue of a vehicle that nobody registered: by VIN, or by make, model and version. */
export default async function OeSelectorPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [actor, query, t, lang] = await Promise.all([
    requireActorAt("/oe-selector"),
    searchParams,
    getTranslations("oe"),
    pageLanguage(),
  ]);
  const choice = readOeChoice(query);
  const options = await oeOptions(actor, choice);
  const vtypes = vehicleTypes.map((value) => ({ value, label: t(`vtypes.${value}`) }));
  return (
    <div className="mx-auto grid max-w-400 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("selector")}</h1>
      <ClientMessages of={["oe"]}>
        <OeSelectorForm key={choice.vin} {...{ choice, options, vtypes }} />
      </ClientMessages>
      <SelectedTree {...{ actor, lang, choice }} />
    </div>
  );
}
