import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";
import type { Decision } from "./use-decision";

interface Props {
  quote: CompanionQuote;
  /** The decision that is on its way. */
  asked: Decision | null;
  onDecide: (status: Decision) => void;
}

/** Accept and refuse under the thumb; what is accepted stands on the button. */
export function DecisionBar({ quote, asked, onDecide }: Props) {
  const t = useTranslations("companion.quote");
  const locale = useLocale();
  const button = (status: Decision, text: string) => (
    <Button
      size="xl"
      variant={status === "accepted" ? "primary" : "danger"}
      busy={asked === status}
      disabled={asked !== null && asked !== status}
      className="min-w-0"
      onClick={() => onDecide(status)}
    >
      {text}
    </Button>
  );
  return (
    <footer className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper">
      <div className="mx-auto grid max-w-240 grid-cols-[1fr_2fr] gap-2.5 px-4 pt-3.5 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:px-6">
        {button("rejected", t("reject"))}
        {button("accepted", t("accept", { price: formatMoney(quote.grossCents, "EUR", locale) }))}
      </div>
    </footer>
  );
}
