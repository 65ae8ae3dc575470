"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { announceCartCount } from "./cart-count";
import { useAction } from "@/components/page/use-action";
import { useFormat } from "@/components/page/use-format";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { OrderDraft } from "@/lib/domains/cart/schema";
import { noteChange } from "./changed-here";
import { DraftSection } from "./draft-section";
import { useOrderRefusal } from "@/components/orders/use-order-refusal";

interface Props {
  customerId: number;
  channel?: string;
  onClose: () => void;
}

type Read = { drafts: OrderDraft[] } | "reading" | "failed";

/** What each supplier would get, at the prices of now; one press places all of it. */
export function OrderDialog({ customerId, channel, onClose }: Props) {
  const t = useTranslations("orders");
  const format = useFormat();
  const router = useRouter();
  const { go } = useGo();
  const refusal = useOrderRefusal("orderFailed");
  const [read, setRead] = useState<Read>("reading");
  const [turn, setTurn] = useState(0);
  const again = () => {
    setRead("reading");
    setTurn((before) => before + 1);
  };
  const { busy, run } = useAction(
    (problem) => {
      if (problem.code === "cart-changed") again();
      return refusal(problem);
    },
    { id: "order" },
  );

  useEffect(() => {
    let over = false;
    call("post", "/orders/draft", { body: { customerId, channel } }).then(
      (drafts) => (over ? undefined : setRead(drafts)),
      (problem: unknown) => {
        if (problem instanceof CallProblem) problem.claim();
        if (!over) setRead("failed");
      },
    );
    return () => {
      over = true;
    };
  }, [customerId, channel, turn]);

  const drafts = typeof read === "string" ? [] : read.drafts;
  const place = () =>
    run(async () => {
      const lines = drafts.flatMap((draft) => draft.lines.map(({ id, quantity, price }) => ({ id, quantity, price })));
      for (const { id } of lines) noteChange(id);
      const made = await call("post", "/orders/place", { body: { customerId, lines } });
      announceCartCount(made.count);
      const numbers = made.orders.map(({ orderId }) => orderId);
      toast.success(t("order.placed"), { id: "order" });
      onClose();
      const [only] = numbers;
      // Who orders supplier by supplier stays where the next one is.
      if (only && numbers.length === 1 && !channel) go(`/orders/${only}`);
      else {
        toast.info(t("order.numbers", { numbers: format.list(numbers) }));
        router.refresh();
      }
    });
  return (
    <Dialog
      open
      size="lg"
      title={t("order.title")}
      closeLabel={t("close")}
      onClose={onClose}
      footer={
        drafts.length > 0 ? (
          <Button variant="primary" size="lg" busy={busy} onClick={() => void place()}>
            {t("order.confirm", { count: drafts.length })}
          </Button>
        ) : null
      }
    >
      {read === "reading" ? (
        <div role="status">
          <span className="sr-only">{t("order.reading")}</span>
          <Skeleton className="h-24" />
        </div>
      ) : null}
      {read === "failed" ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{t("order.readFailed")}</p>
          <Button onClick={again}>{t("order.retry")}</Button>
        </div>
      ) : null}
      {typeof read !== "string" && drafts.length === 0 ? <p>{t("order.nothing")}</p> : null}
      <div className="grid gap-5">
        {drafts.map((draft) => (
          <DraftSection key={`${draft.channel} ${draft.currency}`} draft={draft} />
        ))}
      </div>
    </Dialog>
  );
}
