"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { announceCartCount } from "@/components/cart/cart-count";
import { forgetOffline } from "@/components/page/offline";
import { tellRefusal } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { isOpenTab, type OpenTab } from "@/lib/domains/cart/tabs";
import type { CartLine, LineChange } from "@/lib/domains/cart/schema";
import { noteChange } from "./changed-here";
import { lineWillGo, lineWillReturn } from "./line-focus";
import { quantitiesStand } from "./quantities";

type Failure = "quantityFailed" | "removeFailed" | "moveFailed" | "undoFailed";

const failed = "line-change";
const refusals = {
  "bad-quantity": "badQuantity",
  "too-many-pieces": "adding.tooMany",
  "unit-sold": "adding.unitSold",
  "unit-gone": "adding.unitGone",
  "seller-closed": "sellerClosed",
} as const;
const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

export interface Standing {
  quantity: number;
  /** False when it was changed elsewhere. */
  made: boolean;
}

type Changed = Pick<LineChange, "quantity"> & Partial<LineChange>;

/** What stands when a line was changed elsewhere; null for any other refusal. */
function standing(error: unknown): Changed | null {
  const quantity = error instanceof CallProblem && error.code === "quantity-changed" ? Number(error.extra.quantity) : 0;
  return quantity > 0 ? { quantity } : null;
}

export const lineName = ({ item }: Pick<CartLine, "item">): string => `${item.makeLabel} ${item.number}`;

/** What a seller does to a line: each change is said in a toast and the page is read again. */
export function useLineChanges(customerId: number, order: readonly number[]) {
  const t = useTranslations("cart");
  const router = useRouter();
  const [pending, start] = useTransition();

  const run = async <C extends Changed>(change: () => Promise<C>, failure: Failure): Promise<C | null> => {
    try {
      const changed = await change();
      if (changed.count !== undefined) announceCartCount(changed.count);
      toast.dismiss(failed);
      forgetOffline();
      start(() => router.refresh());
      return changed;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      const reserved = () => t("adding.unitReserved", { minutes: Number(error.extra.minutes) || 1 });
      const word = (code: string) => t(isRefusal(code) ? refusals[code] : failure);
      tellRefusal(error, ({ code }) => (code === "unit-reserved" ? reserved() : word(code)), { id: failed });
      // Without a network the page would be lost with its refresh.
      if (error.status > 0) start(() => router.refresh());
      return null;
    }
  };

  const sayOpen = () => void toast.error(t("quantityOpen"), { id: "bad-quantity" });

  const place = (lineId: number, tab: OpenTab) => () => {
    noteChange(lineId);
    return call("post", "/cart/move", { body: { customerId, lineId, tab } });
  };

  const bringBack = async (lineId: number, tab: OpenTab): Promise<void> => {
    if (await run(place(lineId, tab), "undoFailed")) lineWillReturn(lineId);
  };

  return {
    pending,
    /** The quantity that stands then, and whether this change made it or one elsewhere; null when it was refused. */
    async setQuantity({ id }: CartLine, quantity: number, seen: number): Promise<Standing | null> {
      const params = { customerId: String(customerId), lineId: String(id), quantity: String(quantity) };
      noteChange(id);
      const changed = await run<Changed>(
        () =>
          call("get", "/updateQuantity/{customerId}/{lineId}/{quantity}", { params, query: { seen } }).catch(
            (error: unknown) => standing(error) ?? Promise.reject(error as Error),
          ),
        "quantityFailed",
      );
      if (!changed) return null;
      const made = changed.count !== undefined;
      if (made) toast.say(t("quantityChanged"), { id: "quantity" });
      return { quantity: changed.quantity, made };
    },
    async remove(line: CartLine): Promise<void> {
      const params = { customerId: String(customerId), itemId: String(line.id) };
      noteChange(line.id);
      if (!(await run(() => call("delete", "/cartItem/{customerId}/{itemId}", { params }), "removeFailed"))) return;
      lineWillGo(line.id, order);
      const { id, tab } = line;
      const back = { label: t("undo"), onClick: () => void bringBack(id, isOpenTab(tab) ? tab : "cart") };
      toast.info(t("removed", { article: lineName(line) }), { id: `removed-${id}`, action: back });
    },
    async move(line: CartLine, tab: OpenTab): Promise<void> {
      if (!(await quantitiesStand())) return sayOpen();
      if (!(await run(place(line.id, tab), "moveFailed"))) return;
      lineWillGo(line.id, order);
      toast.success(t("moved", { article: lineName(line), tab: t(`tab.${tab}`) }));
    },
  };
}
