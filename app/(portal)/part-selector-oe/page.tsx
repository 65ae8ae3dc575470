import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { NumberForm } from "@/components/oe/number-form";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("oe"))("partSelector") };
}

/** Parts by a number of a vehicle maker. */
export default async function PartSelectorOePage() {
  const [, t] = await Promise.all([requireActorAt("/part-selector-oe"), getTranslations("oe")]);
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("partSelector")}</h1>
      <ClientMessages of={["oe"]}>
        <NumberForm first="" />
      </ClientMessages>
      <p className="text-ink-2">{t("partSelectorText")}</p>
    </div>
  );
}
