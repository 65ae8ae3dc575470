import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { LinkButton } from "@/components/ui/link-button";
import { dontKnow } from "@/lib/domains/catalogue/guided/answers";
import type { Question } from "@/lib/domains/catalogue/guided/rules";
import { AskedHeading } from "./asked-heading";
import { useGuidedWords } from "./guided-words";

interface Props {
  /** Null: nothing separates what is left. */
  question: Question | null;
  correcting: boolean;
  left: number;
  /** Nothing in the data tells what is left apart. */
  alike: boolean;
  hrefOf: (key: string, value: string) => string;
  /** The address that leaves a settled answer as it is. */
  keep: string;
}

const box = "rounded-md border border-line bg-paper p-4 shadow-card";
const choice =
  "flex min-h-11 items-center gap-3 rounded border border-line bg-ground px-3.5 py-1.5 hover:border-accent focus-visible:border-accent";

/** The question that leaves fewest references, each answer with what it leaves; or that nothing separates them any more. */
export function AskedQuestion({ question, correcting, left, alike, hrefOf, keep }: Props) {
  const t = useTranslations("guided");
  const { questionOf, whereOf, answerOf } = useGuidedWords();
  if (!question)
    return (
      <section className={box}>
        <AskedHeading asked="none">
          {t(left === 0 ? "noneLeft" : left === 1 ? "settledOne" : "settledMany")}
        </AskedHeading>
        {left === 1 ? null : (
          <p className="mt-1 text-ink-2">{t(left === 0 ? "noneLeftText" : alike ? "same" : "settledManyText")}</p>
        )}
      </section>
    );
  return (
    <section aria-label={t(correcting ? "correcting" : "next")} className={box}>
      <AskedHeading asked={question.key}>{questionOf(question)}</AskedHeading>
      <p className="mt-0.5 text-data text-ink-2">{whereOf(question.key)}</p>
      <ArrowLinks>
        <ul key={question.key} className="mt-3 grid gap-2 sm:grid-cols-2">
          {question.choices.map((one) => (
            <li key={one.value}>
              <Link href={hrefOf(question.key, one.value)} prefetch={false} scroll={false} className={choice}>
                <bdi className="min-w-0 flex-1 font-strong wrap-anywhere">{answerOf(question.key, one)}</bdi>{" "}
                <span className="num text-data whitespace-nowrap text-ink-3">{t("leaves", { count: one.leaves })}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link href={hrefOf(question.key, dontKnow)} prefetch={false} scroll={false} className={choice}>
              {t("dontKnow")}
            </Link>
          </li>
        </ul>
      </ArrowLinks>
      {correcting ? (
        <LinkButton href={keep} scroll={false} size="sm" className="mt-3">
          {t("cancel")}
        </LinkButton>
      ) : null}
    </section>
  );
}
