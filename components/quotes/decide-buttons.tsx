"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { sayOffline } from "@/components/page/offline";
import { useFocusHeir } from "@/components/page/use-focus-heir";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { noteDecision } from "./decided-here";

type Decision = "accepted" | "rejected";

export const quoteTitleId = "quote-title";

/** Notes what the customer decided, once; the focus then goes to the quote's title, which says what stands. */
export function DecideButtons({ quoteId }: { quoteId: number }) {
  const t = useTranslations("quotes");
  const router = useRouter();
  const [busy, setBusy] = useState<Decision | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusHeir(buttons, quoteTitleId);
  const decide = async (status: Decision) => {
    if (busy) return;
    setBusy(status);
    noteDecision(quoteId);
    try {
      await call("post", "/quote/status", { body: { quoteId, status } });
      toast.success(t("decided"), { id: "decision" });
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      // Without a network the page would be lost with its refresh.
      if (error.status === 0) {
        sayOffline();
        return setBusy(null);
      }
      const { code } = error;
      toast.error(t(code === "quote-decided" || code === "quote-expired" ? code : "decideFailed"), { id: "decision" });
    }
    setBusy(null);
    router.refresh();
  };
  return (
    <div ref={buttons} className="contents">
      <Button variant="danger" busy={busy === "rejected"} onClick={() => void decide("rejected")}>
        {t("reject")}
      </Button>
      <Button variant="primary" busy={busy === "accepted"} onClick={() => void decide("accepted")}>
        {t("accept")}
      </Button>
    </div>
  );
}
