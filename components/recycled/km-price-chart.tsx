import { getLocale, getTranslations } from "next-intl/server";
import type { JudgedUnit } from "@/lib/domains/recycled/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatNumber } from "@/lib/shared/numbers";

const width = 320;
const height = 110;
/** Room for the points at the edges and for the figures beside the axes. */
const frame = { start: 46, end: 14, top: 12, bottom: 22 };

/** A figure's place between two edges by where it lies among all; in the middle where all are equal. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => (high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from));
}

const inks = { fits: "fill-fit", unknown: "fill-unknown", no: "fill-no" } as const;

interface FigureProps {
  at: [x: number, y: number];
  anchor: "middle" | "end";
  children: string;
}

const Figure = ({ at: [x, y], anchor, children }: FigureProps) => (
  <text x={x} y={y} textAnchor={anchor} fontSize={8} className="fill-current text-ink-3" aria-hidden>
    {children}
  </text>
);

interface Props {
  units: readonly JudgedUnit[];
  hrefOf: (id: number) => string;
}

/** Kilometres against price of what can be had; every point leads to its unit. */
export async function KmPriceChart({ units, hrefOf }: Props) {
  const [t, locale] = await Promise.all([getTranslations("recycled"), getLocale()]);
  const there = units.filter(({ state }) => state === "in-stock" || state === "reserved");
  if (there.length < 2) return null;
  const prices = there.map(({ priceCents }) => priceCents);
  const driven = there.map(({ km }) => km);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const [bottom, end] = [height - frame.bottom, width - frame.end];
  const x = scale(driven, frame.start + 12, end - 12);
  const y = scale(prices, bottom - 12, frame.top + 8);
  const kilometres = (km: number) => t("kmValue", { km: formatNumber(km, locale) });
  return (
    <figure className="grid gap-1 rounded-md border border-line bg-paper p-3 shadow-card print:hidden">
      <figcaption className="text-data text-ink-2">
        <b className="font-semibold text-ink">{t("chart")}</b>{" "}
        {t("chartText", { count: there.length, low: money(low), high: money(high) })}
      </figcaption>
      <svg direction="ltr" viewBox={`0 0 ${width} ${height}`} className="w-full max-w-120">
        <path
          d={`M${frame.start} ${frame.top}V${bottom}H${end}`}
          className="fill-none stroke-current text-line"
          strokeWidth={1}
        />
        {there.map(({ id, km, priceCents, fit }) => (
          <a key={id} href={hrefOf(id)} aria-label={`${kilometres(km)}, ${money(priceCents)}`}>
            <circle cx={x(km)} cy={y(priceCents)} r={11} className="fill-transparent" />
            <circle cx={x(km)} cy={y(priceCents)} r={5} className={inks[fit.verdict]} />
          </a>
        ))}
        <Figure at={[frame.start - 4, y(high) + 3]} anchor="end">
          {money(high)}
        </Figure>
        {low === high ? null : (
          <Figure at={[frame.start - 4, y(low) + 3]} anchor="end">
            {money(low)}
          </Figure>
        )}
        {[...new Set([Math.min(...driven), Math.max(...driven)])].map((km) => (
          <Figure key={km} at={[x(km), bottom + 10]} anchor="middle">
            {kilometres(km)}
          </Figure>
        ))}
      </svg>
    </figure>
  );
}
