import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { VehiclesForParts } from "@/components/vehicles/vehicles-for-parts";
import type { PhotoSet } from "@/lib/domains/catalogue/pictures/rules";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { requirePageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { readGenarts } from "./workspace";

interface Props {
  name: "parcoursMID" | "dtc" | "from-breadcrumb" | PhotoSet;
  genarts: string;
  first?: string;
}

/** Parts that an address names without a vehicle: which they are, and for which vehicle they may be wanted. */
export async function ChosenParts({ name, genarts, first }: Props) {
  const [actor, language, t, tools] = await Promise.all([
    requirePageActor(),
    pageLanguage(),
    getTranslations("workspace.chosen"),
    getTranslations("workspace.tool"),
  ]);
  const places = await listPlaces(actor, { ids: readGenarts(genarts), lang: language });
  const identify = (
    <LinkButton variant="primary" href={identificationStart}>
      {tools("identify")}
    </LinkButton>
  );
  const open = places.find(({ id }) => String(id) === first) ?? places[0];
  if (!open) return <EmptyState level={1} title={t("none")} text={t("noneText")} action={identify} />;
  return (
    <div className="mx-auto grid max-w-160 gap-4 px-4 py-6 md:px-5">
      <div>
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="text-ink-2">{t("lead")}</p>
      </div>
      <ul className="flex flex-wrap gap-2" aria-label={t("parts")}>
        {places.map(({ id, label }) => (
          <li key={id} className="rounded-full border border-line bg-paper px-3 py-1 text-data">
            {label}
          </li>
        ))}
      </ul>
      <ClientMessages of={["workspace.chosen"]}>
        <VehiclesForParts to={{ kind: "search", name, genartIds: places.map(({ id }) => id), itemId: open.id }} />
      </ClientMessages>
      <div>{identify}</div>
    </div>
  );
}
