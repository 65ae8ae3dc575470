import { useLocale, useTranslations } from "next-intl";
import { useState, type SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { agreedSums, judgeChoice, type Choice } from "@/lib/domains/quotes/agreement/rules";
import { judgeSignature, writeStrokes, type Stroke } from "@/lib/domains/quotes/agreement/signature";
import type { CompanionQuote } from "@/lib/domains/live/companion/schema";
import { formatMoney } from "@/lib/shared/money";
import { formatRate } from "@/lib/shared/numbers";
import { AgreeLines } from "./agree-lines";
import { SignFields, type SignWay } from "./sign-fields";
import { StaleQuote } from "./stale-quote";
import { Totals } from "./totals";
import { useAgreement } from "./use-agreement";

interface Props {
  /** The key of the page. */
  id: string;
  /** The quote as it was when the customer began. */
  quote: CompanionQuote;
  /** The customer's newest quote now. */
  now: CompanionQuote | null;
  readAgain: () => Promise<unknown>;
  onClose: () => void;
}

const isOpenStill = (quote: CompanionQuote, now: CompanionQuote | null): boolean =>
  now !== null && now.id === quote.id && now.status === "new" && !now.expired;

/** The lines of a quote to tick, what they come to, and the signature below; or what became of the quote meanwhile. */
export function AgreeDialog({ id, quote, now, readAgain, onClose }: Props) {
  const t = useTranslations("agreement");
  const common = useTranslations("common");
  const [agreed, setAgreed] = useState(false);
  const unsaved = {
    question: common("unsaved.question"),
    stay: common("unsaved.stay"),
    leave: common("unsaved.leave"),
  };
  const isOpen = isOpenStill(quote, now);
  const done = async () => {
    setAgreed(true);
    onClose();
    await readAgain().catch(() => undefined);
  };
  return (
    <Dialog
      open={!agreed}
      onClose={onClose}
      title={t("title")}
      closeLabel={common("close")}
      {...(isOpen ? { unsaved } : {})}
    >
      {isOpen ? (
        <AgreeForm {...{ id, quote, readAgain }} onAgreed={done} />
      ) : (
        <StaleQuote quote={quote} now={now} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<Props, "id" | "quote" | "readAgain"> & { onAgreed: () => Promise<void> };

function AgreeForm({ id, quote, readAgain, onAgreed }: FormProps) {
  const t = useTranslations("agreement");
  const words = useTranslations("companion");
  const locale = useLocale();
  const [choice, setChoice] = useState<Choice>({ lines: [], labour: [] });
  const [way, setWay] = useState<SignWay>("draw");
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, agree } = useAgreement(id, readAgain);
  const sums = agreedSums(quote, choice);
  const price = formatMoney(sums.grossCents, "EUR", locale);
  const isNothing = judgeChoice(quote, choice) === "nothing";
  const isUnsigned = way === "draw" ? judgeSignature(strokes) === "dot" : !/\p{L}.*\p{L}/u.test(name);
  const fault = isNothing ? t("nothing") : isUnsigned ? t(way === "draw" ? "dot" : "noName") : null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    const signed = way === "draw" ? { signature: writeStrokes(strokes) } : { name: name.trim() };
    const body = { quoteId: quote.id, ...choice, grossCents: sums.grossCents, ...signed };
    void agree({ ...body, lines: [...choice.lines], labour: [...choice.labour] }, price).then((made) =>
      made ? onAgreed() : undefined,
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 text-lead">
      <AgreeLines quote={quote} choice={choice} onChange={setChoice} />
      <div role="status" className="px-4">
        <Totals
          currency="EUR"
          rows={[
            [words("quote.net"), sums.netCents],
            ...sums.rates.map(
              ({ rateBp, vatCents }) => [words("cart.vat", { rate: formatRate(rateBp, locale) }), vatCents] as const,
            ),
            [words("cart.gross"), sums.grossCents],
          ]}
          aside={sums.depositCents > 0 ? [words("cart.deposit"), sums.depositCents] : null}
        />
      </div>
      <SignFields {...{ way, strokes, name }} onWay={setWay} onStrokes={setStrokes} onName={setName} />
      <p role="alert" className="text-body font-medium text-no empty:hidden">
        {tried ? fault : null}
      </p>
      <Button type="submit" variant="primary" size="xl" busy={busy}>
        <bdi>{t("agree", { price })}</bdi>
      </Button>
    </form>
  );
}
