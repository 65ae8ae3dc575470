"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { SourceLabel } from "@/components/repair/source-label";
import { useMinutes } from "@/components/repair/use-minutes";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { EmptyState } from "@/components/ui/states";
import { isRepairSubject } from "@/lib/domains/repair/rules";
import { labourMinutes } from "@/lib/domains/repair/times/rules";
import type { LabourTimes } from "@/lib/domains/repair/times/queries";
import { matchesText } from "@/lib/shared/by-label";
import { readNumber } from "@/lib/shared/decimals";
import { formatMoney, timePrice, type Currency } from "@/lib/shared/money";
import { formatNumber } from "@/lib/shared/numbers";
import { AddChosen, type LabourBuyer } from "./add-chosen";
import { LabourLines } from "./labour-lines";

/** Times to tick and their sum: work that is part of other ticked work counts once. */
export function LabourSum({
  source,
  groups,
  currency,
  buyer,
}: LabourTimes & { currency: Currency; buyer: LabourBuyer | null }) {
  const t = useTranslations("portal-pages.labour");
  const subjects = useTranslations("repair.subjects");
  const locale = useLocale();
  const written = useMinutes();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState("");
  const [rate, setRate] = useState("");
  const [picked, setPicked] = useState(buyer?.rates[0]);
  const lines = groups.flatMap((group) => group.lines);
  const shown = groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter((one) => matchesText(`${one.label} ${one.action}`, typed)),
    }))
    .filter((group) => group.lines.length > 0);
  const minutes = labourMinutes(lines, chosen);
  const hourly = readNumber(rate);
  const isRate = hourly !== null && hourly >= 0;
  const hourlyCents = picked?.cents ?? (isRate ? Math.round(hourly * 100) : null);
  const cents = hourlyCents === null ? null : timePrice(minutes, hourlyCents);
  const toggle = (key: string) =>
    setChosen((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <SourceLabel source={source} />
        <Field label={t("search")}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {shown.length === 0 ? <EmptyState compact title={t("noMatch")} text={t("noMatchText")} /> : null}
        {shown.map(({ key, title, lines: own }) => (
          <Card key={key} title={title ?? (isRepairSubject(key) ? subjects(key) : key)} flush>
            <LabourLines lines={own} chosen={chosen} onToggle={toggle} />
          </Card>
        ))}
      </div>
      <Card title={t("sum")} className="self-start lg:sticky lg:top-4">
        <div className="grid gap-3">
          <p role="status">
            <span className="num block text-title font-title">{written(minutes)}</span>
            <span className="num block text-data text-ink-2">
              {t("hours", { hours: formatNumber(minutes / 60, locale, { maximumFractionDigits: 2 }) })}
            </span>
            {cents === null ? null : (
              <span className="num mt-1 block font-strong">
                {t("amount", { amount: formatMoney(cents, currency, locale) })}
              </span>
            )}
          </p>
          {buyer && picked ? (
            <AddChosen buyer={buyer} chosen={chosen} picked={picked} onPick={setPicked} />
          ) : (
            <Field
              label={t("rate", { currency })}
              hint={t("rateHint")}
              error={rate.trim() !== "" && !isRate ? t("rateUnread") : null}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  dir="ltr"
                  maxLength={10}
                  className="num"
                  value={rate}
                  onChange={({ target }) => setRate(target.value)}
                />
              )}
            </Field>
          )}
        </div>
      </Card>
    </div>
  );
}
