"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { Standing } from "@/components/cart/use-line-changes";
import { callOrKeep } from "@/components/outbox/call-or-keep";
import { forgetOffline } from "@/components/page/offline";
import { tellRefusal } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { BasketLine } from "@/lib/domains/basket/schema";

const failed = "basket-change";

export const basketLineName = ({ item }: Pick<BasketLine, "item">): string => `${item.makeLabel} ${item.number}`;

/** What a buyer does to a line of the company's basket: each change is said and the page is read again. */
export function useBasketChanges() {
  const [t, cart] = [useTranslations("basket"), useTranslations("cart")];
  const router = useRouter();
  const [pending, start] = useTransition();
  const refresh = () => start(() => router.refresh());

  /** The answer; "waits" without a network, null when it was refused. */
  async function run<Answer>(
    change: () => Promise<Answer | null>,
    refusal: string,
  ): Promise<NonNullable<Answer> | "waits" | null> {
    try {
      const answer = await change();
      if (!answer) return "waits";
      toast.dismiss(failed);
      forgetOffline();
      refresh();
      return answer;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      tellRefusal(error, () => refusal, { id: failed });
      // Without a network the page would be lost with its refresh.
      if (error.status > 0) refresh();
      return null;
    }
  }

  const restore = (lineId: number) =>
    void run(
      () => call("post", "/basket/restore/{basketLineId}", { params: { basketLineId: String(lineId) } }),
      cart("undoFailed"),
    );

  const kept = (line: BasketLine, name: string) => ({
    ...{ name, about: `cart/company/${line.id}`, bound: true },
    price: line.price === null ? null : { cents: line.price, currency: line.currency },
  });

  return {
    pending,
    /** The quantity that stands then, and whether this change made it; null when it was refused. */
    async setQuantity(line: BasketLine, quantity: number, seen: number): Promise<Standing | null> {
      const params = { lineId: String(line.id), quantity: String(quantity) };
      const told = kept(line, `${basketLineName(line)} × ${quantity}`);
      const send = () =>
        callOrKeep("get", "/updateQuantity/company/{lineId}/{quantity}", { params, query: { seen } }, told);
      const elsewhere = (error: unknown): { quantity: number; count?: number } => {
        const stands = error instanceof CallProblem && error.code === "quantity-changed" ? error.extra.quantity : 0;
        if (Number(stands) > 0) return { quantity: Number(stands) };
        throw error;
      };
      const changed = await run<{ quantity: number; count?: number }>(
        () => send().catch(elsewhere),
        t("quantityFailed"),
      );
      if (!changed) return null;
      if (changed === "waits") return { quantity, made: true };
      const made = changed.count !== undefined;
      if (made) toast.say(cart("quantityChanged"), { id: "quantity" });
      return { quantity: changed.quantity, made };
    },
    async remove(line: BasketLine): Promise<void> {
      const params = { itemId: String(line.id) };
      const told = kept(line, cart("remove", { article: basketLineName(line) }));
      const send = () => callOrKeep("delete", "/cartItem/company/{itemId}", { params }, told);
      const removed = await run(send, t("removeFailed"));
      if (removed === null || removed === "waits") return;
      const action = { label: cart("undo"), onClick: () => restore(line.id) };
      toast.info(cart("removed", { article: basketLineName(line) }), { id: `removed-${line.id}`, action });
    },
    /** Whether the note is kept now. */
    async note(line: BasketLine, note: string): Promise<boolean> {
      const params = { basketLineId: String(line.id) };
      const told = kept(line, `${basketLineName(line)} : ${note}`);
      const saved = await run(
        () => callOrKeep("post", "/basket/note/{basketLineId}", { params, body: { note } }, told),
        t("noteFailed"),
      );
      if (saved && saved !== "waits") toast.say(t("noteSaved"), { id: "basket-note" });
      return saved !== null;
    },
  };
}
