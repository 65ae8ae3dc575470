import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFocusHeir } from "@/components/page/use-focus-heir";
import { RefuseDialog } from "@/components/quotes/refuse-dialog";
import { Button } from "@/components/ui/button";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";
import type { Decision } from "./use-decision";

export const companionMainId = "companion";

interface Props {
  quote: CompanionQuote;
  /** The decision that is on its way. */
  asked: Decision | null;
  /** Opens the lines, to tick and to sign. */
  onChoose: () => void;
  onDecide: (status: Decision, reason?: string) => void;
}

/** Accept, refuse and choose lines under the thumb; what is accepted stands on the button, and a refusal is asked for twice. */
export function DecisionBar({ quote, asked, onChoose, onDecide }: Props) {
  const t = useTranslations("companion.quote");
  const words = useTranslations("agreement");
  const locale = useLocale();
  const bar = useRef<HTMLElement>(null);
  const [refusing, setRefusing] = useState(false);
  useFocusHeir(bar, companionMainId);
  const close = () => setRefusing(false);
  const button = (status: Decision, text: string, press: () => void) => (
    <Button
      size="xl"
      variant={status === "accepted" ? "primary" : "danger"}
      busy={asked === status}
      disabled={asked !== null && asked !== status}
      className="min-w-0"
      onClick={press}
    >
      <bdi>{text}</bdi>
    </Button>
  );
  return (
    <footer ref={bar} data-bottom-bar className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper">
      <div className="mx-auto grid max-w-240 grid-cols-[1fr_2fr] gap-2.5 px-4 pt-3.5 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6">
        <Button size="xl" className="col-span-2 min-w-0" disabled={asked !== null} onClick={onChoose}>
          {words("choose")}
        </Button>
        {button("rejected", t("reject"), () => setRefusing(true))}
        {button("accepted", t("accept", { price: formatMoney(quote.grossCents, "EUR", locale) }), () =>
          onDecide("accepted"),
        )}
      </div>
      <RefuseDialog
        open={refusing}
        onClose={close}
        size="xl"
        words={{
          title: t("refuse.title", { number: quote.number }),
          text: t("refuse.text"),
          why: t("refuse.why"),
          keep: t("refuse.keep"),
          yes: t("refuse.yes"),
        }}
        onRefuse={(reason) => {
          close();
          onDecide("rejected", reason);
        }}
      />
    </footer>
  );
}
