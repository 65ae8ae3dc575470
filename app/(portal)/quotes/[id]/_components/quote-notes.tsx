import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { QuoteReason } from "@/components/quotes/quote-reason";
import { Note } from "@/components/ui/badge";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import type { Quote, QuoteMade } from "@/lib/domains/quotes/schema";

type Props = Pick<Quote, "reason" | "replaces" | "replacedBy" | "short">;

/** What a seller should know of a quote before anything else: why it was refused, which versions there are, what stock lacks. */
export async function QuoteNotes({ reason, replaces, replacedBy, short }: Props) {
  const t = await getTranslations("quotes");
  return (
    <div className="mb-4 grid gap-2 empty:hidden">
      <QuoteReason reason={reason} />
      {replaces ? <Version words={t("replaces")} quote={replaces} /> : null}
      {replacedBy ? <Version words={t("replacedBy")} quote={replacedBy} /> : null}
      {short.length > 0 ? (
        <Note>
          <h2 className="font-strong">{t("short.title")}</h2>
          <ul>
            {short.map(({ brand, number, supplier, quantity, stock }) => (
              <li key={`${supplier} ${brand} ${number}`}>
                {t("short.line", {
                  ...{ article: `${brand} ${number}`, quantity, stock },
                  supplier: supplier === ownStockChannel ? t("short.own") : supplier,
                })}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
    </div>
  );
}

function Version({ words, quote: { id, number } }: { words: string; quote: QuoteMade }) {
  return (
    <p className="text-ink-2">
      {words}{" "}
      <Link href={`/quotes/${id}`} className="reach font-strong text-accent hover:underline">
        <bdi>{number}</bdi>
      </Link>
    </p>
  );
}
