import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FamilyDrawing } from "@/components/drawings/family-drawing";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import type { FamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { identificationStart, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { Tiles } from "./tiles";

interface Props {
  families: readonly FamilyRow[];
  /** The vehicle's address. */
  base: string;
  /** Stands beside the title. */
  tools?: ReactNode;
}

/** The part families of a vehicle as drawn tiles. */
export async function VehicleFamilies({ families, base, tools }: Props) {
  const t = await getTranslations("catalogue.families");
  if (families.length === 0)
    return (
      <EmptyState
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={<LinkButton href={identificationStart}>{t("back")}</LinkButton>}
      />
    );
  const tiles = families.map(({ id, label, count }) => ({
    id,
    text: label,
    node: (
      <Link
        href={vehiclePlace(base, { kind: "family", family: id })}
        className="group flex h-full flex-col items-center gap-1 rounded-md border border-line bg-paper px-3 py-4 text-center shadow-card transition-colors hover:border-accent"
      >
        <FamilyDrawing family={id} className="size-14 text-ink-2 group-hover:text-accent" />
        <span className="font-strong">{label}</span>
        <span className="num text-data text-ink-3">{t("count", { count })}</span>
      </Link>
    ),
  }));
  return (
    <section aria-labelledby="families-title">
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="families-title" className="flex-1 text-lead font-semibold whitespace-nowrap">
          {t("title")}
        </h2>
        {tools}
      </div>
      <Tiles tiles={tiles} label={t("title")} className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5" />
    </section>
  );
}
