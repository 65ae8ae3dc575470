import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { FamilyDrawing } from "@/components/drawings/family-drawing";
import { ClientMessages } from "@/components/layout/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import type { FamilyRow } from "@/lib/domains/catalogue/schema";
import { identificationStart, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { TileGrid } from "./tile-grid";

/** The part families of a vehicle as drawn tiles; `base` is the vehicle's address. */
export async function VehicleFamilies({ families, base }: { families: readonly FamilyRow[]; base: string }) {
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
      <h2 id="families-title" className="mb-2 text-lead font-semibold">
        {t("title")}
      </h2>
      <ClientMessages of={["catalogue"]}>
        <TileGrid
          tiles={tiles}
          label={t("title")}
          className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
        />
      </ClientMessages>
    </section>
  );
}
