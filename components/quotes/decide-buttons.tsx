"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFocusHeir } from "@/components/page/use-focus-heir";
import { useAction, wordOf } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { noteDecision } from "./decided-here";
import { RefuseDialog } from "./refuse-dialog";

type Decision = "accepted" | "rejected";

const refusals = { "quote-decided": "quote-decided", "quote-expired": "quote-expired" } as const;

export const quoteTitleId = "quote-title";

/** Notes what the customer decided, once; the focus then goes to the quote's title, which says what stands. */
export function DecideButtons({ quoteId }: { quoteId: number }) {
  const t = useTranslations("quotes");
  const router = useRouter();
  const { about, run } = useAction<Decision>(
    (problem) => {
      router.refresh();
      return t(wordOf(refusals, problem, "decideFailed"));
    },
    { id: "decision" },
  );
  const [refusing, setRefusing] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusHeir(buttons, quoteTitleId);
  const decide = (status: Decision, reason?: string) =>
    run(async () => {
      noteDecision(quoteId);
      await call("post", "/quote/status", { body: { quoteId, status, ...(reason ? { reason } : {}) } });
      toast.say(t("decided"), { id: "decision" });
      router.refresh();
    }, status);
  return (
    <div ref={buttons} className="contents">
      <Button variant="danger" busy={about === "rejected"} onClick={() => setRefusing(true)}>
        {t("reject")}
      </Button>
      <Button variant="primary" busy={about === "accepted"} onClick={() => void decide("accepted")}>
        {t("accept")}
      </Button>
      <RefuseDialog
        typesAtOnce
        open={refusing}
        onClose={() => setRefusing(false)}
        words={{
          title: t("refuse.title"),
          text: t("refuse.text"),
          why: t("refuse.why"),
          keep: t("refuse.keep"),
          yes: t("refuse.yes"),
        }}
        onRefuse={(reason) => {
          setRefusing(false);
          void decide("rejected", reason);
        }}
      />
    </div>
  );
}
