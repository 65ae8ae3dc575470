import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { DiagButton } from "@/components/vehicles/diagnosis/diag-button";
import { IdentifyDesk } from "@/components/vehicles/identify-desk";
import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { hasRight, heldBy } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("vehicles");
  return { title: t("title") };
}

export default async function IdentificationPage() {
  const actor = await requireActorAt("/identification-vehicule");
  const t = await getTranslations("vehicles");
  const fields = allowedFields(heldBy(actor));
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <div className="flex items-start justify-between gap-3">
        <h1 className="text-title font-title tracking-tight">{t("heading")}</h1>
        {hasRight(actor, "DiagButton") ? (
          <ClientMessages of={["vehicle-tools.diag", "vehicles.kept"]}>
            <DiagButton base={null} bench={hasRight(actor, "Diag") ? benchPath(null) : null} />
          </ClientMessages>
        ) : null}
      </div>
      <p className="mb-6 text-ink-2">{t("lead")}</p>
      <ClientMessages of={["vehicles", "vin", "plate-picture", "card-picture", "scan"]}>
        <IdentifyDesk fields={fields} policeBook={hasRight(actor, "LivrePolice")} />
      </ClientMessages>
    </div>
  );
}
