import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { KeepUnitButton } from "@/components/recycled/keep-unit-button";
import { WatchUnits } from "@/components/recycled/watch-units";
import { Badge, type Tone } from "@/components/ui/badge";
import type { CartLine } from "@/lib/domains/cart/schema";
import { findUnits } from "@/lib/domains/recycled/queries/list-units";
import { standingFor, type Standing } from "@/lib/domains/recycled/rules";
import type { Actor } from "@/lib/platform/actor";

const tones: Record<Standing, Tone> = { kept: "fit", free: "unknown", taken: "unknown", sold: "no", gone: "no" };

interface Props {
  actor: Actor;
  customerId: number;
  lines: readonly CartLine[];
}

/** How each recycled unit of an open list stands: kept for how long, free, taken by another cart, sold or withdrawn. */
export async function UnitNotes({ actor, customerId, lines }: Props) {
  const units = lines.filter(({ item }) => item.unit);
  if (units.length === 0) return null;
  const ids = units.map(({ item }) => item.id);
  const [t, found] = await Promise.all([getTranslations("recycled.cart"), findUnits(actor, { ids })]);
  const byId = new Map(found.map((unit) => [unit.id, unit]));
  return (
    <section aria-label={t("title")} className="rounded-md border border-line bg-paper p-3 text-data shadow-card">
      <WatchUnits ids={ids} />
      <h2 className="text-body font-semibold">{t("title")}</h2>
      <ClientMessages of={["recycled.cart", "cart"]}>
        <ul className="mt-1 grid gap-1.5">
          {units.map(({ id, item }) => {
            const unit = byId.get(item.id) ?? null;
            const standing = standingFor(unit, customerId);
            const name = `${item.makeLabel} ${item.number}`;
            return (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <bdi className="font-medium">{name}</bdi>
                <Badge tone={tones[standing]}>{t(standing, { minutes: unit?.hold?.minutes ?? 0 })}</Badge>
                {standing === "kept" || standing === "free" ? (
                  <KeepUnitButton {...{ customerId, name }} lineId={id} kept={standing === "kept"} />
                ) : null}
              </li>
            );
          })}
        </ul>
      </ClientMessages>
    </section>
  );
}
