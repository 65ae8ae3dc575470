import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { TileGrid } from "@/components/catalogue/tile-grid";
import { ClientMessages } from "@/components/page/client-messages";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { writeAnswers } from "@/lib/domains/catalogue/guided/answers";
import type { KatiaLabel } from "@/lib/domains/catalogue/guided/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

/** The parts of a vehicle whose OE numbers are told apart, with a filter. */
export async function GuidedParts({ base, parts }: { base: string; parts: readonly KatiaLabel[] }) {
  const t = await getTranslations("guided");
  if (parts.length === 0)
    return (
      <EmptyState title={t("none")} text={t("noneText")} action={<LinkButton href={base}>{t("back")}</LinkButton>} />
    );
  const here = vehiclePlace(base, { kind: "katia" });
  const tiles = parts.map(({ itemId, label, references }) => ({
    id: itemId,
    text: label,
    node: (
      <Link
        href={here + writeAnswers(itemId, new Map())}
        prefetch={false}
        className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-paper px-4 py-2 shadow-card hover:border-accent"
      >
        <span className="min-w-0 flex-1 font-strong wrap-anywhere">{label}</span>
        <span className="num text-data whitespace-nowrap text-ink-3">{t("partCount", { count: references })}</span>
      </Link>
    ),
  }));
  return (
    <>
      <p className="mb-3 max-w-[70ch] text-ink-2">{t("lead")}</p>
      <ClientMessages of={["catalogue.families"]}>
        <TileGrid tiles={tiles} label={t("parts")} className="gap-2 md:grid-cols-2 xl:grid-cols-3" />
      </ClientMessages>
    </>
  );
}
