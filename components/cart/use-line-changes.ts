"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { announceCartCount } from "@/components/layout/cart-badge";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { isOpenTab, type OpenTab } from "@/lib/domains/cart/rules";
import type { CartLine, LineChange } from "@/lib/domains/cart/schema";

type Failure = "quantityFailed" | "removeFailed" | "moveFailed" | "undoFailed";

export const lineName = ({ item }: Pick<CartLine, "item">): string => `${item.makeLabel} ${item.number}`;

/** What a seller does to a line: each change is said in a toast and the page is read again. */
export function useLineChanges(customerId: number) {
  const t = useTranslations("cart");
  const router = useRouter();
  const [pending, start] = useTransition();

  const run = async (change: () => Promise<LineChange>, failure: Failure): Promise<LineChange | null> => {
    try {
      const changed = await change();
      announceCartCount(changed.count);
      start(() => router.refresh());
      return changed;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      toast.error(t(error.code === "bad-quantity" ? "badQuantity" : failure));
      start(() => router.refresh());
      return null;
    }
  };

  const place = (lineId: number, tab: OpenTab) => () =>
    call("post", "/cart/move", { body: { customerId, lineId, tab } });

  return {
    pending,
    async setQuantity({ id }: CartLine, quantity: number): Promise<void> {
      const params = { customerId: String(customerId), lineId: String(id), quantity: String(quantity) };
      const change = () => call("get", "/updateQuantity/{customerId}/{lineId}/{quantity}", { params });
      if (await run(change, "quantityFailed")) toast.success(t("quantityChanged"), { id: "quantity" });
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
