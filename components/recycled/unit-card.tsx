import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import { Verdict } from "@/components/ui/verdict";
import type { JudgedUnit } from "@/lib/domains/recycled/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatNumber } from "@/lib/shared/numbers";
import { HeldMinutes } from "./held-minutes";
import { UnitPicture } from "./unit-picture";

const tones = {
  "in-stock": "fit",
  reserved: "unknown",
  sold: "no",
  "to-dismantle": "neutral",
} as const satisfies Record<JudgedUnit["state"], Tone>;

const sides = ["front", "timing", "plate", "clutch"] as const;

/** What a unit is called: its code, else its family or type. */
export const unitName = ({ kind, make, engineCodes, engineFamily, gearboxReference }: JudgedUnit): string =>
  [make, kind === "engine" ? (engineCodes[0] ?? engineFamily) : gearboxReference].filter(Boolean).join(" ");

interface Props {
  unit: JudgedUnit;
  /** What the house pays; null where the reader sees public prices alone. */
  netCents: number | null;
  /** The button that puts it into the cart, where it can be had. */
  action: ReactNode;
}

/** A recycled unit with its pictures, its papers and why it fits. */
export async function UnitCard({ unit, netCents, action }: Props) {
  const [t, locale] = await Promise.all([getTranslations("recycled"), getLocale()]);
  const { id, fit, state, hold, priceCents } = unit;
  const name = unitName(unit);
  const reason = t(`reason.${fit.reason}`, { needs: fit.needs, has: fit.has ?? "" });
  return (
    <li
      id={`unit-${id}`}
      className="grid scroll-mt-20 content-start gap-3 rounded-md border border-line bg-paper p-3 shadow-card target:border-accent"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 text-lead font-semibold">
          <bdi>{name}</bdi>
        </h3>
        {hold ? <HeldMinutes key={hold.until} hold={hold} /> : <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      </div>
      <div>
        <Verdict kind={fit.verdict} label={reason}>
          {t(fit.verdict)}
        </Verdict>
        <p className="mt-1 text-data text-ink-2">{reason}</p>
      </div>
      <UnitPictures unit={unit} name={name} />
      <UnitFields unit={unit} />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2">
        <p>
          <span className="num text-price font-semibold">{formatMoney(priceCents, "EUR", locale)}</span>{" "}
          <span className="text-data text-ink-3">{t("priceExcl")}</span>
          {netCents === null ? null : (
            <span className="num block text-data text-ink-2">
              {t("tradePrice", { price: formatMoney(netCents, "EUR", locale) })}
            </span>
          )}
        </p>
        {action}
      </div>
    </li>
  );
}

/** The unit from its sides, beside each other; those that do not fit are scrolled to. */
async function UnitPictures({ unit, name }: { unit: JudgedUnit; name: string }) {
  const t = await getTranslations("recycled");
  const { kind, photos, policeNumber } = unit;
  const code = (kind === "engine" ? unit.engineCodes[0] : unit.gearboxReference) ?? "";
  return (
    <ul
      // Whoever has no pointer scrolls with the arrow keys.
      tabIndex={0}
      aria-label={t("photos", { count: photos.length })}
      className="grid auto-cols-[9rem] grid-flow-col gap-2 overflow-x-auto pb-1"
    >
      {photos.map((photo, view) => {
        const side = t(`side.${kind}.${sides[view % sides.length] ?? "front"}`);
        return (
          <li key={photo} className="grid gap-0.5">
            <UnitPicture
              {...{ kind, code, view }}
              number={policeNumber}
              label={t("photo", { name, side })}
              className="aspect-4/3 w-full"
            />
            <span aria-hidden className="text-tiny text-ink-3">
              {side}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

async function UnitFields({ unit }: { unit: JudgedUnit }) {
  const [t, locale] = await Promise.all([getTranslations("recycled"), getLocale()]);
  const { km, guaranteeMonths, make, model, version, vehicleYear } = unit;
  const rows = [
    ["km", t("kmValue", { km: formatNumber(km, locale) })],
    ["guarantee", t("months", { count: guaranteeMonths })],
    ["family", unit.engineFamily],
    ["engineCode", unit.engineCodes.join(" / ") || null],
    ["gearbox", unit.gearboxReference],
    ["gearboxCode", unit.gearboxCode],
    ["maker", unit.makerReference],
    ["donor", `${make} ${model} ${version}, ${vehicleYear}`],
    ["remark", unit.remark],
    ["comment", unit.comment],
    ["seller", `${unit.vendor}, ${unit.vendorPlace}`],
    ["approval", unit.approval],
    ["police", unit.policeNumber],
    ["rack", unit.rack],
  ] as const;
  return (
    <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-data">
      {rows.map(([key, value]) =>
        value ? (
          <div key={key} className="contents">
            <dt className="text-ink-3">{t(`field.${key}`)}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
