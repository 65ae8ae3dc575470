import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useLive } from "@/components/live/use-live";
import { toast } from "@/components/ui/toast-store";
import type { CartLine } from "@/lib/domains/cart/schema";
import type { CartChange } from "@/lib/shared/live-events";
import { wasChangedHere } from "./changed-here";
import { lineName } from "./use-line-changes";

/** A change that is older, in seconds, was made before the page was read. */
const freshSeconds = 60;

/** Who sells in the company, and which of them looks at the page. */
export interface Sellers {
  me: number | null;
  names: Readonly<Record<number, string>>;
}

/** Names what others do to the cart that is shown; answers who took a line away. */
export function useOthers(customerId: number, lines: readonly CartLine[], { me, names }: Sellers) {
  const t = useTranslations("cart.others");
  const [told, setTold] = useState<ReadonlyMap<number, string>>(new Map());
  const awaited = useRef(new Map<number, string>());

  const nameOf = (by: number | null) =>
    by === null ? t("somebody") : by === me ? t("window") : (names[by] ?? t("somebody"));
  const say = (who: string, change: CartChange, line: CartLine | undefined, id: string) => {
    const show = change === "remove" ? toast.warning : toast.info;
    show(t(change, { who, article: line ? lineName(line) : t("line") }), { id });
  };
  useLive("Cart items", (event) => {
    const { by = null, line = null, change, age } = event;
    if (event.customerId !== customerId || age > freshSeconds || change === undefined) return;
    if (by === me && (line === null || wasChangedHere(line))) return;
    const who = nameOf(by);
    if (line === null) return say(who, change, undefined, "cart-others");
    setTold((before) => new Map(before).set(line, who));
    const known = lines.find(({ id }) => id === line);
    // A line that has just come is named once the page has read it.
    if (change === "add" && !known) return void awaited.current.set(line, who);
    say(who, change, known, `cart-line-${line}`);
  });
  useEffect(() => {
    for (const line of lines) {
      const who = awaited.current.get(line.id);
      if (!who) continue;
      toast.info(t("add", { who, article: lineName(line) }), { id: `cart-line-${line.id}` });
      awaited.current.delete(line.id);
    }
  }, [lines, t]);
  return { whoChanged: (lineId: number) => told.get(lineId) ?? null };
}
