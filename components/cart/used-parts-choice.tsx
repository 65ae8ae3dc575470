"use client";

import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { call } from "@/lib/api/client";
import { customerAnswers, usedPartExemptions, type UsedPartAnswer } from "@/lib/domains/quotes/used-parts/rules";
import type { UsedPartChoice } from "@/lib/domains/quotes/used-parts/schema";
import { formatDate } from "@/lib/shared/dates";

interface Props {
  customerId: number;
  choice: UsedPartChoice | null;
}

/** What the customer answers to used parts, asked before the quote as the law wants it, or why the law asks for nothing. */
export function UsedPartsChoice({ customerId, choice }: Props) {
  const t = useTranslations("used-parts");
  const locale = useLocale();
  const refresh = useRefresh();
  const { about, run } = useAction<UsedPartAnswer>(() => t("failed"), { id: "used-parts" });
  const record = (given: UsedPartAnswer) =>
    void run(async () => {
      await call("post", "/quote/used-parts", { body: { customerId, answer: given } });
      refresh();
    }, given);
  const exemption = usedPartExemptions.find((one) => one === choice?.answer);
  const day = formatDate(choice?.answeredAt.slice(0, 10) ?? null, locale) ?? "";
  return (
    <section aria-label={t("title")} className="grid gap-2 rounded-md border border-line bg-paper p-3 shadow-card">
      <h2 className="text-body font-semibold">{t("title")}</h2>
      <p className="text-data text-ink-2">{t("question")}</p>
      <div role="group" aria-label={t("question")} className="grid grid-cols-2 gap-2">
        {customerAnswers.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={choice?.answer === one ? "primary" : undefined}
            aria-pressed={choice?.answer === one}
            busy={about === one}
            onClick={() => record(one)}
          >
            {t(`answer.${one}`)}
          </Button>
        ))}
      </div>
      <details open={exemption !== undefined}>
        <summary className="cursor-pointer text-data text-ink-2">{t("exempt.title")}</summary>
        <Field label={t("exempt.reason")} className="mt-2">
          {(control) => (
            <Select
              {...control}
              value={exemption ?? ""}
              disabled={about !== null}
              onChange={({ target }) => {
                const chosen = usedPartExemptions.find((one) => one === target.value);
                if (chosen) record(chosen);
              }}
            >
              <option value="" disabled>
                {t("exempt.choose")}
              </option>
              {usedPartExemptions.map((one) => (
                <option key={one} value={one}>
                  {t(`exempt.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </details>
      <p role="status" className="text-tiny text-ink-3">
        {choice ? t("recorded", { day, by: choice.by ?? "none", exempt: String(exemption !== undefined) }) : t("open")}
      </p>
      <Link href="/quotes/used-parts" prefetch={false} className="text-data text-accent hover:underline">
        {t("notice.open")}
      </Link>
    </section>
  );
}
