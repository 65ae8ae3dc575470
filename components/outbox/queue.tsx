"use client";

import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Button } from "@/components/ui/button";
import { isolated } from "@/lib/shared/dates";
import { formatMoney } from "@/lib/shared/money";
import { sendAgain, undo } from "./outbox";
import { maySendAgain, newPrice, newQuantity, type Waiting, type Write } from "./rules";
import { useOutbox } from "./state";

/** What happened to a write that did not arrive, in the reader's words. */
function useProblemWord() {
  const t = useTranslations("installed.outbox");
  const locale = useLocale();
  return ({ problem, price }: Write): string | null => {
    if (!problem) return null;
    const [cents, quantity] = [newPrice(problem), newQuantity(problem)];
    if (cents !== null) return t("price", { price: formatMoney(cents, price?.currency ?? "EUR", locale) });
    if (quantity !== null) return t("quantity", { quantity });
    if (problem.code === "too-old") return t("old");
    if (problem.code === "tyre-warning") return t("confirm");
    return t(problem.status === 404 || problem.status === 410 ? "gone" : "refused");
  };
}

function QueueLine({ one: { seq, at, write, standing } }: { one: Waiting }) {
  const t = useTranslations("installed.outbox");
  const [format, locale, problemWord] = [useFormat(), useLocale(), useProblemWord()];
  const time = isolated(format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" }));
  const price = write?.price ? formatMoney(write.price.cents, write.price.currency, locale) : null;
  const state = standing === "waits" ? (write?.tried ? t("tried") : null) : null;
  const said = standing === "stuck" && write ? problemWord(write) : standing === "behind" ? t("behind") : state;
  const isStuck = standing === "stuck";
  return (
    <li className="grid gap-1 px-3 py-2" data-standing={standing}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <bdi className="min-w-0 font-medium wrap-anywhere">
          {write?.name ?? t(standing === "newer" ? "newer" : "refused")}
        </bdi>
        <span className="text-data text-ink-3">{[price, time].filter((text) => text !== null).join(" · ")}</span>
      </div>
      {said ? <p className={isStuck ? "text-data text-no" : "text-data text-ink-2"}>{said}</p> : null}
      <div className="flex flex-wrap gap-2">
        {isStuck && write?.problem && maySendAgain(write.problem) ? (
          <Button size="sm" className="min-h-11" onClick={() => void sendAgain(seq)}>
            {t("again")}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" className="min-h-11" onClick={() => void undo(seq)}>
          {t(isStuck || write === null ? "drop" : "undo")}
        </Button>
      </div>
    </li>
  );
}

/** What waits for the network, in the order in which it goes; sealed writes as their count alone. */
export function Queue() {
  const t = useTranslations("installed.outbox");
  const { waiting, sealed } = useOutbox();
  if (!waiting?.length && sealed === 0) return null;
  return (
    <section aria-labelledby="queue" className="mt-6 w-full">
      <h2 id="queue" className="mb-2 text-sub font-semibold">
        {t("title")}
      </h2>
      {sealed > 0 ? <p className="mb-2 text-ink-2">{t("sealed", { count: sealed })}</p> : null}
      {waiting && waiting.length > 0 ? (
        <ol className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
          {waiting.map((one) => (
            <QueueLine key={one.seq} one={one} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
