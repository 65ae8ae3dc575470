"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { Standing } from "@/components/cart/use-line-changes";
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

  async function run<Answer>(change: () => Promise<Answer>, refusal: string): Promise<Answer | null> {
    try {
      const answer = await change();
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

  return {
    pending,
    /** The quantity that stands then, and whether this change made it; null when it was refused. */
    async setQuantity({ id }: BasketLine, quantity: number, seen: number): Promise<Standing | null> {
      const params = { lineId: String(id), quantity: String(quantity) };
      const send = () => call("get", "/updateQuantity/company/{lineId}/{quantity}", { params, query: { seen } });
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
      const made = changed.count !== undefined;
      if (made) toast.say(cart("quantityChanged"), { id: "quantity" });
      return { quantity: changed.quantity, made };
    },
    async remove(line: BasketLine): Promise<void> {
      const params = { itemId: String(line.id) };
      if (!(await run(() => call("delete", "/cartItem/company/{itemId}", { params }), t("removeFailed")))) return;
      const action = { label: cart("undo"), onClick: () => restore(line.id) };
      toast.info(cart("removed", { article: basketLineName(line) }), { id: `removed-${line.id}`, action });
    },
    /** Whether the note is kept now. */
    async note({ id }: BasketLine, note: string): Promise<boolean> {
      const kept = await run(
        () => call("post", "/basket/note/{basketLineId}", { params: { basketLineId: String(id) }, body: { note } }),
        t("noteFailed"),
      );
      if (kept) toast.say(t("noteSaved"), { id: "basket-note" });
      return kept !== null;
    },
  };
}
