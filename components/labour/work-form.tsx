"use client";

import { useTranslations } from "next-intl";
import { useRefresh } from "@/components/live/use-live";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { call } from "@/lib/api/client";
import { longestWork, type RateName } from "@/lib/domains/cart/labour/rates";
import { readTime, workFaults } from "@/lib/domains/cart/labour/rules";
import type { LabourRate } from "@/lib/domains/cart/labour/schema";
import { useLabourRefusal } from "./labour-refusal";
import { RateField } from "./rate-field";

export interface WorkVehicle {
  key: string;
  name: string;
  vin: string | null;
  plate: string | null;
  ktype: number | null;
}

interface Props {
  customerId: number;
  rates: readonly LabourRate[];
  vehicles: readonly WorkVehicle[];
}

/** Work with a time of the seller's own. */
export function WorkForm({ customerId, rates, vehicles }: Props) {
  const t = useTranslations("labour");
  const refresh = useRefresh();
  const refusal = useLabourRefusal();
  const draft = useDraft<{ name: string; minutes: string; rate: RateName | undefined; vehicle: string }>({
    id: "labour",
    first: { name: "", minutes: "", rate: rates[0]?.rate, vehicle: vehicles[0]?.key ?? "" },
    check: workFaults,
    word: (fault) => (fault === "time" ? t("timeUnread") : null),
    refusal: (problem) => {
      refresh();
      return refusal(problem);
    },
    send: async (values) => {
      const chosen = rates.find(({ rate }) => rate === values.rate);
      const minutes = readTime(values.minutes);
      if (!chosen || minutes === null) return;
      const { vin, plate, ktype } = vehicles.find(({ key }) => key === values.vehicle) ?? {};
      const body = { customerId, name: values.name, minutes, rate: chosen.rate, seen: chosen.cents, vin, plate, ktype };
      await call("post", "/cart/work", { body });
      draft.set({ name: "", minutes: "" });
      refresh();
    },
  });
  return (
    <DraftForm
      draft={draft}
      submit={t("add")}
      variant="secondary"
      label={t("add")}
      className="grid gap-3 sm:grid-cols-2"
    >
      <DraftField draft={draft} name="name" label={t("work")} maxLength={longestWork} required />
      <DraftField draft={draft} name="minutes" label={t("time")} hint={t("timeHint")} maxLength={20} required />
      <RateField
        rates={rates}
        value={rates.find(({ rate }) => rate === draft.values.rate)}
        onChange={({ rate }) => draft.set({ rate })}
      />
      {vehicles.length > 1 ? (
        <DraftField draft={draft} name="vehicle" label={t("vehicle")}>
          {vehicles.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </DraftField>
      ) : null}
    </DraftForm>
  );
}
