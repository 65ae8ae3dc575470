"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { announceCartCount } from "@/components/layout/cart-count";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { isOpenTab, type OpenTab } from "@/lib/domains/cart/rules";
import type { CartLine, LineChange } from "@/lib/domains/cart/schema";

type Failure = "quantityFailed" | "removeFailed" | "moveFailed" | "undoFailed";

const failed = "line-change";

export const lineName = ({ item }: Pick<CartLine, "item">): string => `${item.makeLabel} ${item.number}`;

/** What a seller does to a line: each change is said in a toast and the page is read again. */
export function useLineChanges(customerId: number) {
  const t = useTranslations("cart");
  const common = useTranslations("common");
  const router = useRouter();
  const [pending, start] = useTransition();

  const run = async (change: () => Promise<LineChange>, failure: Failure): Promise<LineChange | null> => {
    try {
      const changed = await change();
      announceCartCount(changed.count);
      for (const said of [failed, "offline"]) toast.dismiss(said);
      start(() => router.refresh());
      return changed;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      // Without a network the page would be lost with its refresh.
      if (error.status === 0) toast.error(common("offline"), { id: "offline" });
      else {
        toast.error(t(error.code === "bad-quantity" ? "badQuantity" : failure), { id: failed });
        start(() => router.refresh());
      }
      return null;
    }
  };

  const place = (lineId: number, tab: OpenTab) => () =>
    call("post", "/cart/move", { body: { customerId, lineId, tab } });

  return {
    pending,
    async setQuantity({ id }: CartLine, quantity: number): Promise<boolean> {
      const params = { customerId: String(customerId), lineId: String(id), quantity: String(quantity) };
      const change = () => call("get", "/updateQuantity/{customerId}/{lineId}/{quantity}", { params });
      if (!(await run(change, "quantityFailed"))) return false;
      toast.success(t("quantityChanged"), { id: "quantity" });
      return true;
    },
    async remove(line: CartLine): Promise<void> {
      const params = { customerId: String(customerId), itemId: String(line.id) };
      if (!(await run(() => call("delete", "/cartItem/{customerId}/{itemId}", { params }), "removeFailed"))) return;
      const { id, tab } = line;
      const back = isOpenTab(tab)
        ? { label: t("undo"), onClick: () => void run(place(id, tab), "undoFailed") }
        : undefined;
      toast.info(t("removed", { article: lineName(line) }), { id: `removed-${id}`, action: back });
    },
    async move(line: CartLine, tab: OpenTab): Promise<void> {
      if (!(await run(place(line.id, tab), "moveFailed"))) return;
      toast.success(t("moved", { article: lineName(line), tab: t(`tab.${tab}`) }));
    },
  };
}
