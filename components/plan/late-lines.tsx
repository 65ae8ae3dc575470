import { useTranslations } from "next-intl";
import { channelName } from "@/components/orders/channel-name";
import type { CartPlan } from "@/lib/domains/cart/plan/schema";
import { useWhen } from "./use-when";

/** The lines that nobody brings in time, each with the earliest time. */
export function LateLines({ lines }: { lines: CartPlan["late"] }) {
  const t = useTranslations("plan.late");
  const words = useTranslations("cart");
  const whenOf = useWhen();
  if (lines.length === 0) return null;
  const earliest = ({ earliest: at }: CartPlan["late"][number]) => {
    const when = at && whenOf(at);
    return at && when ? t("late", { when, who: channelName(at, words) }) : null;
  };
  return (
    <section aria-label={t("title")} className="rounded border border-line bg-no-soft px-3 py-2">
      <h3 className="font-semibold">{t("title")}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.lineId} className="py-1">
            <p>
              <span className="num">{line.pieces} ×</span> <bdi>{line.brand}</bdi> <bdi dir="ltr">{line.reference}</bdi>{" "}
              <bdi className="text-ink-2">{line.label}</bdi>
            </p>
            <p className="text-data">{line.reason === "terms" ? t("terms") : (earliest(line) ?? t("unknown"))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
