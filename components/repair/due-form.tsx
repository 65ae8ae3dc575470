"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useFormat } from "@/components/page/use-format";
import { useGo } from "@/components/page/use-go";
import { Checkbox } from "@/components/ui/checkbox";
import { call } from "@/lib/api/client";
import { readDriven, readingFaults, type Reading, type TypedReading } from "@/lib/domains/repair/due/rules";
import { readKm } from "@/lib/domains/repair/mileage/rules";
import { formatDate } from "@/lib/shared/dates";

type Values = TypedReading & { severe: string };

interface Props {
  first: Values;
  here: string;
  today: string;
  vehicle: { vin: string | null; plate: string | null };
  /** The mileage that the house typed last of this car. */
  latest: Reading | null;
}

const codes = ["km", "day", "future", "before-registered", "last-km", "last-day", "last-pair"] as const;

/** Mileage and date of a car: keeps them where the car is known, and leads to what the plan says of them. */
export function DueForm({ first, here, today, vehicle, latest }: Props) {
  const t = useTranslations("repair.revision");
  const locale = useLocale();
  const format = useFormat();
  const { go, going } = useGo();
  const [higher, setHigher] = useState<Reading | null>(null);
  const [replaces, setReplaces] = useState(false);

  async function send(values: Values): Promise<void> {
    const driven = readDriven(values, false, today);
    if (!driven) return;
    if (vehicle.vin ?? vehicle.plate)
      await call("post", "/revisionMileage", { body: { ...vehicle, ...driven.now, last: driven.last, replaces } });
    const km = readKm(values.km);
    const lastKm = readKm(values.lastKm);
    const query = { ...values, km: String(km ?? ""), lastKm: String(lastKm ?? "") };
    go(`${here}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""))}`);
  }

  const draft = useDraft<Values>({
    first,
    check: (values) => readingFaults(values, today),
    send,
    refusal: ({ code, extra }, mark) => {
      if (code !== "mileage-less") return t("failed");
      setHigher(extra.last as Reading);
      return mark({ km: "less" });
    },
    word: (code) => {
      if (code === "less" && higher)
        return t("fault.less", { km: format.number(higher.km), on: formatDate(higher.on, locale) ?? higher.on });
      const known = codes.find((one) => one === code);
      return known ? t(`fault.${known}`) : null;
    },
  });
  const hint = latest
    ? t("latest", { km: format.number(latest.km), on: formatDate(latest.on, locale) ?? latest.on })
    : undefined;
  return (
    <DraftForm
      draft={draft}
      submit={t("judge")}
      going={going}
      label={t("form")}
      className="grid items-start gap-4 rounded-md border border-line bg-paper p-4 shadow-card grid-cols-2 max-sm:gap-3 lg:grid-cols-5"
    >
      <DraftField
        draft={draft}
        name="km"
        label={t("mileage")}
        hint={hint}
        inputMode="numeric"
        maxLength={12}
        required
      />
      <DraftField draft={draft} name="on" label={t("on")} type="date" required />
      <DraftField draft={draft} name="registered" label={t("registered")} type="date" />
      <DraftField draft={draft} name="lastKm" label={t("lastKm")} inputMode="numeric" maxLength={12} />
      <DraftField draft={draft} name="lastOn" label={t("lastOn")} type="date" />
      <div className="col-span-full grid gap-1">
        <Checkbox
          label={t("severe")}
          checked={draft.values.severe === "1"}
          onChange={({ target }) => draft.set({ severe: target.checked ? "1" : "" })}
        />
        {higher ? (
          <Checkbox label={t("replaces")} checked={replaces} onChange={({ target }) => setReplaces(target.checked)} />
        ) : null}
      </div>
    </DraftForm>
  );
}
