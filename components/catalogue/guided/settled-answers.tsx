import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { dontKnow } from "@/lib/domains/catalogue/guided/answers";
import type { Settled } from "@/lib/domains/catalogue/guided/rules";
import { useGuidedWords } from "./guided-words";

interface Props {
  settled: readonly Settled[];
  hrefOf: (key: string, value: string | null) => string;
  correctHref: (key: string) => string;
  /** The address without any answer; null when the reader gave none. */
  again: string | null;
}

const link = "reach inline-flex min-h-6 items-center text-data text-accent hover:underline touch:min-h-11";

/** What is settled, by whom, and how it is corrected. */
export function SettledAnswers({ settled, hrefOf, correctHref, again }: Props) {
  const t = useTranslations("guided");
  const { nameOf, answerOf } = useGuidedWords();
  if (settled.length === 0) return null;
  const said = ({ key, choice }: Settled) => (choice.value === dontKnow ? t("ignored") : answerOf(key, choice));
  const source = ({ key, by, against }: Settled) => {
    if (by === "vehicle") return t("byVehicle");
    return against === null ? t("byReader") : t("against", { value: answerOf(key, { value: against, text: null }) });
  };
  return (
    <section aria-label={t("known")} className="rounded-md border border-line bg-paper p-4 shadow-card">
      <h2 className="mb-2 text-sub font-semibold">{t("known")}</h2>
      <ul className="grid gap-2">
        {settled.map((one) => (
          <li key={one.key} className="border-b border-line-2 pb-2 last:border-b-0 last:pb-0">
            <span className="block text-tiny text-ink-3">{nameOf(one)}</span>
            <span className="flex flex-wrap items-baseline gap-x-3">
              <bdi className="font-strong wrap-anywhere">{said(one)}</bdi>
              <span className="text-data text-ink-2">{source(one)}</span>
              <span className="ms-auto flex gap-3">
                <Link
                  href={correctHref(one.key)}
                  scroll={false}
                  prefetch={false}
                  aria-label={t("correctOf", { name: nameOf(one) })}
                  className={link}
                >
                  {t("correct")}
                </Link>
                {one.by === "reader" ? (
                  <Link
                    href={hrefOf(one.key, null)}
                    scroll={false}
                    prefetch={false}
                    aria-label={t("takeBackOf", { name: nameOf(one) })}
                    className={link}
                  >
                    {t("takeBack")}
                  </Link>
                ) : null}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {again ? (
        <LinkButton href={again} scroll={false} size="sm" className="mt-3">
          {t("startAgain")}
        </LinkButton>
      ) : null}
    </section>
  );
}
