"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { announceCartCount } from "@/components/cart/cart-count";
import { callOrKeep } from "@/components/outbox/call-or-keep";
import { forgetOffline } from "@/components/page/offline";
import { tellRefusal } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { Advice } from "@/lib/domains/cart/advice/rules";
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

const wasDone = (outcome: unknown): boolean => outcome !== null && outcome !== "waits";

/** What a seller does to a line: each change is said in a toast and the page is read again. */
export function useLineChanges(customerId: number, order: readonly number[]) {
  const t = useTranslations("cart");
  const router = useRouter();
  const [pending, start] = useTransition();

  /** What changed; "waits" without a network, null when it was refused. */
  const run = async <C extends Changed>(
    change: () => Promise<C | null>,
    failure: Failure,
  ): Promise<C | "waits" | null> => {
    try {
      const changed = await change();
      if (!changed) return "waits";
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

  const kept = (line: CartLine, name: string) => ({
    ...{ name, about: `cart/${customerId}/${line.id}`, bound: true },
    price: line.saleCents === null ? null : { cents: line.saleCents, currency: line.currency },
  });

  const place = (line: CartLine, tab: OpenTab) => () => {
    const body = { customerId, lineId: line.id, tab };
    noteChange(line.id);
    return callOrKeep("post", "/cart/move", { body }, kept(line, `${lineName(line)} → ${t(`tab.${tab}`)}`));
  };

  const bringBack = async (line: CartLine, tab: OpenTab): Promise<void> => {
    if (wasDone(await run(place(line, tab), "undoFailed"))) lineWillReturn(line.id);
  };

  return {
    pending,
    /** The quantity that stands then, and whether this change made it or one elsewhere; null when it was refused. */
    async setQuantity(line: CartLine, quantity: number, seen: number): Promise<Standing | null> {
      const { id } = line;
      const params = { customerId: String(customerId), lineId: String(id), quantity: String(quantity) };
      noteChange(id);
      const changed = await run<Changed>(
        () =>
          callOrKeep(
            "get",
            "/updateQuantity/{customerId}/{lineId}/{quantity}",
            { params, query: { seen } },
            kept(line, `${lineName(line)} × ${quantity}`),
          ).catch((error: unknown) => standing(error) ?? Promise.reject(error as Error)),
        "quantityFailed",
      );
      if (!changed) return null;
      if (changed === "waits") return { quantity, made: true };
      const made = changed.count !== undefined;
      if (made) toast.say(t("quantityChanged"), { id: "quantity" });
      return { quantity: changed.quantity, made };
    },
    async remove(line: CartLine): Promise<void> {
      const params = { customerId: String(customerId), itemId: String(line.id) };
      noteChange(line.id);
      const send = () =>
        callOrKeep(
          "delete",
          "/cartItem/{customerId}/{itemId}",
          { params },
          kept(line, t("remove", { article: lineName(line) })),
        );
      if (!wasDone(await run(send, "removeFailed"))) return;
      lineWillGo(line.id, order);
      const { id, tab } = line;
      const back = { label: t("undo"), onClick: () => void bringBack(line, isOpenTab(tab) ? tab : "cart") };
      toast.info(t("removed", { article: lineName(line) }), { id: `removed-${id}`, action: back });
    },
    /** Says how urgent a line is. */
    adviseOf:
      ({ id: lineId }: CartLine) =>
      (advice: Advice | null, word: string | null) => {
        noteChange(lineId);
        return call("post", "/cart/advice", { body: { customerId, lineId, advice, word } });
      },
    async move(line: CartLine, tab: OpenTab): Promise<void> {
      if (!(await quantitiesStand())) return sayOpen();
      if (!wasDone(await run(place(line, tab), "moveFailed"))) return;
      lineWillGo(line.id, order);
      toast.success(t("moved", { article: lineName(line), tab: t(`tab.${tab}`) }));
    },
  };
}
