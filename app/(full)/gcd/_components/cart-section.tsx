import { useLocale, useTranslations } from "next-intl";
import { AdviceMark } from "@/components/cart/advice-mark";
import { PhotoStrip } from "@/components/photos/photo-strip";
import { Card } from "@/components/ui/card";
import type { CompanionLine, CompanionView } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";
import { LabourLines } from "./labour-lines";
import { ShownLine, type Pointing } from "./shown-line";
import { Totals } from "./totals";
import { useChangedLines } from "./use-changed-lines";

type Props = Pointing & Pick<CompanionView, "lines" | "labour" | "totals">;

/** The cart as the seller fills it, at public prices; what has just changed stands out for a moment. */
export function CartSection({ lines, labour, totals, ...pointing }: Props) {
  const t = useTranslations("companion");
  const work = useTranslations("labour");
  const locale = useLocale();
  const changed = useChangedLines(lines);
  return (
    <Card title={t("cart.title")} roomy className="text-lead">
      <p role="status" className="sr-only">
        {changed.length > 0 ? t("cart.changed") : null}
      </p>
      {lines.length + labour.length === 0 ? <p className="text-ink-2">{t("cart.empty")}</p> : null}
      <ul>
        {lines.map((line) => (
          <CartRow key={line.id} line={line} changed={changed.includes(line.id)} {...pointing} />
        ))}
      </ul>
      <LabourLines labour={labour} />
      {totals.map(({ currency, rateBp, offBp, netCents, vatCents, grossCents, depositCents, unpriced, ...sides }) => (
        <div key={currency} className="mt-3 first-of-type:mt-0">
          <Totals
            currency={currency}
            rows={[
              ...(sides.labourCents > 0
                ? [
                    [
                      offBp > 0 ? work("partsNetDiscounted", { rate: formatRate(offBp, locale) }) : work("partsNet"),
                      sides.partsCents,
                    ] as const,
                    [work("net"), sides.labourCents] as const,
                    [t("cart.net"), netCents] as const,
                  ]
                : [
                    [
                      offBp > 0 ? t("cart.netDiscounted", { rate: formatRate(offBp, locale) }) : t("cart.net"),
                      netCents,
                    ] as const,
                  ]),
              [t("cart.vat", { rate: formatRate(rateBp, locale) }), vatCents],
              [t("cart.gross"), grossCents],
            ]}
            aside={depositCents > 0 ? [t("cart.deposit"), depositCents] : null}
          />
          {unpriced > 0 ? <p className="text-body text-unknown">{t("cart.unpriced", { count: unpriced })}</p> : null}
        </div>
      ))}
    </Card>
  );
}

function CartRow({ line, changed, ...pointing }: Pointing & { line: CompanionLine; changed: boolean }) {
  const t = useTranslations("companion.line");
  const locale = useLocale();
  const { id, brand, number, label, quantity, unitCents, depositCents, currency, vehicle } = line;
  const money = (cents: number | null) => formatMoney(cents, currency, locale);
  return (
    <ShownLine
      {...pointing}
      row={id}
      article={`${brand} ${number}`}
      changed={changed}
      name={label}
      facts={
        <>
          {brand} <bdi dir="ltr">{number}</bdi> · <span className="num">{t("pieces", { count: quantity })}</span>
          {quantity > 1 && unitCents !== null ? ` · ${t("each", { price: money(unitCents) })}` : null}
          {depositCents > 0 ? ` · ${t("withDeposit", { price: money(depositCents) })}` : null}
          {vehicle ? (
            <>
              {" · "}
              <bdi>{vehicle}</bdi>
            </>
          ) : null}
        </>
      }
      note={
        <>
          <AdviceMark {...line} />
          <PhotoStrip photos={line.photos} line={label} />
        </>
      }
      price={money(unitCents === null ? null : unitCents * quantity)}
    />
  );
}
