import { useLocale, useTranslations } from "next-intl";
import { ArrivalWord } from "@/components/orders/arrival-word";
import { channelName } from "@/components/orders/channel-name";
import type { CartPlan } from "@/lib/domains/cart/plan/schema";
import { formatMoney } from "@/lib/shared/money";
import { PlanWhy } from "./plan-why";

type Group = CartPlan["groups"][number];

/** What one supplier brings: when, for how much, and of each line why it is this one. */
export function PlanGroup({ group }: { group: Group }) {
  const t = useTranslations("plan");
  const words = useTranslations("cart");
  const locale = useLocale();
  const { shares, goodsCents, carriageCents, on, hour } = group;
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const isShelf = shares.every(({ why }) => why.reason === "shelf");
  const name = channelName(group, words);
  return (
    <section aria-label={name}>
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <bdi>{name}</bdi>
        {isShelf ? null : (
          <span className="text-data text-ink-2">
            <ArrivalWord arrivalOn={on} arrivalHour={hour} />
          </span>
        )}
        {goodsCents === null || isShelf ? null : (
          <span className="num ms-auto whitespace-nowrap">{money(goodsCents)}</span>
        )}
      </h3>
      <ul>
        {shares.map((share) => (
          <li key={share.lineId} className="border-b border-line-2 py-1.5 last:border-b-0">
            <p>
              <span className="num">{share.pieces} ×</span> <bdi>{share.brand}</bdi>{" "}
              <bdi dir="ltr">{share.reference}</bdi> <bdi className="text-ink-2">{share.label}</bdi>
            </p>
            <PlanWhy share={share} />
          </li>
        ))}
      </ul>
      {carriageCents === null || isShelf ? null : (
        <p className="text-data text-ink-2">
          {carriageCents > 0 ? t("carriage", { price: money(carriageCents) }) : t("freeCarriage")}
        </p>
      )}
    </section>
  );
}
