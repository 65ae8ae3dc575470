import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { changesBetween } from "@/lib/domains/quotes/agreement/rules";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { AgreedNote } from "./agreed-note";

interface Props {
  quote: CompanionQuote;
  now: CompanionQuote | null;
  onClose: () => void;
}

/** What became of a quote while it was being signed: another took its place, it was decided, or its time is over. */
export function StaleQuote({ quote, now, onClose }: Props) {
  const t = useTranslations("agreement");
  const words = useTranslations("companion.quote");
  const isReplaced = now !== null && now.id !== quote.id;
  const changes = isReplaced ? changesBetween(quote, now) : null;
  return (
    <div className="grid gap-4 text-lead">
      <div role="alert">
        <Note className="grid gap-1 text-body">
          <p className="font-strong">
            {isReplaced
              ? t("replaced", { number: now.number })
              : now?.status === "new"
                ? words("expired")
                : t("decided")}
          </p>
          {changes
            ? (["added", "removed", "changed"] as const).map((kind) =>
                changes[kind].length > 0 ? (
                  <p key={kind} className="wrap-anywhere">
                    <bdi>{t(kind, { names: changes[kind].join(", ") })}</bdi>
                  </p>
                ) : null,
              )
            : null}
          {now && !isReplaced ? <AgreedNote quote={now} /> : null}
        </Note>
      </div>
      <Button size="xl" variant="primary" data-autofocus onClick={onClose}>
        {t("see")}
      </Button>
    </div>
  );
}
