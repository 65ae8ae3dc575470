"use client";

import { useLocale, useTranslations } from "next-intl";
import { Trash2 } from "@/components/drawings/icons";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { useMinutes } from "@/components/repair/use-minutes";
import { AdviceMark } from "@/components/cart/advice-mark";
import { AdviceMenu } from "@/components/cart/advice-menu";
import { IconButton } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { Advice } from "@/lib/domains/cart/advice/rules";
import type { CartLabour } from "@/lib/domains/cart/labour/schema";
import { formatMoney } from "@/lib/shared/money";

/** Work with its time, rate and price; what is part of other work says so and costs nothing again. */
export function LabourList({ customerId, labour }: { customerId: number; labour: readonly CartLabour[] }) {
  const t = useTranslations("labour");
  const locale = useLocale();
  const written = useMinutes();
  const refresh = useRefresh();
  const { about, run } = useAction<number>(() => t("failed"), { id: "labour" });
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const remove = (labourId: number) =>
    void run(async () => {
      const params = { customerId: String(customerId), labourId: String(labourId) };
      await call("delete", "/cart/work/{customerId}/{labourId}", { params });
      refresh();
    }, labourId);
  const advise = (labourId: number, advice: Advice | null, word: string | null) =>
    call("post", "/cart/work/advice", { body: { customerId, labourId, advice, word } });
  return (
    <ul className="divide-y divide-line-2">
      {labour.map(({ id, name, minutes, rate, rateCents, totalCents, includedIn, vehicle, advice, adviceWord }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2">
          <div className="min-w-0 wrap-anywhere">
            <bdi className="font-strong">{name}</bdi>
            <p className="text-data text-ink-2">
              <span className="num">{written(minutes)}</span>
              {" · "}
              {includedIn
                ? t("includedIn", { work: includedIn })
                : t("rateAt", { rate: rate === "paint" ? t("paint") : rate, price: money(rateCents) })}
              {vehicle ? <bdi className="block text-ink-3">{vehicle}</bdi> : null}
            </p>
            <AdviceMark {...{ advice, adviceWord }} />
          </div>
          <span className="num text-price font-semibold whitespace-nowrap">{money(totalCents)}</span>
          <div className="flex gap-1">
            <AdviceMenu {...{ advice, adviceWord }} line={name} save={(next, word) => advise(id, next, word)} />
            <IconButton label={t("remove", { work: name })} disabled={about === id} onClick={() => remove(id)}>
              <Trash2 />
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
