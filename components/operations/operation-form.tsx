"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callOrKeep } from "@/components/outbox/call-or-keep";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { toast } from "@/components/ui/toast-store";
import { judgeMileage, mostComplaint } from "@/lib/domains/operations/rules";
import type { Operation } from "@/lib/domains/operations/schema";
import { readKm } from "@/lib/domains/repair/mileage/rules";
import { formatNumber } from "@/lib/shared/numbers";

interface Props {
  operation: Pick<Operation, "number" | "mileageKm" | "complaint">;
  /** The last mileage that was written down of the vehicle. */
  last: number | null;
}

interface Values {
  mileageKm: string;
  complaint: string;
}

/** Mileage and complaint of an operation. A mileage below the last one is saved by a second press. */
export function OperationForm({ operation: { number, mileageKm, complaint }, last }: Props) {
  const t = useTranslations("operations");
  const locale = useLocale();
  const router = useRouter();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  // The page says it only once it has been read anew, and the next press may be sooner.
  const [saved, setSaved] = useState(mileageKm);
  const first: Values = { mileageKm: mileageKm === null ? "" : formatNumber(mileageKm, locale), complaint };

  const said = (km: number | null) => formatNumber(km ?? 0, locale);
  const verdictOf = (text: string) => {
    const km = readKm(text);
    if (km === null) return text.trim() === "" ? "fine" : "impossible";
    return km === saved ? "fine" : judgeMileage(km, last);
  };
  const draft = useDraft<Values>({
    first,
    check({ mileageKm: text }) {
      const verdict = verdictOf(text);
      if (verdict === "impossible") return { mileageKm: "bad-mileage" };
      return verdict === "below-last" && confirmed !== text ? { mileageKm: "mileage-below-last" } : {};
    },
    onFaulty: ({ mileageKm: text }) => setConfirmed(text),
    word: (code) =>
      code === "bad-mileage" ? t("fault.bad-mileage") : t("fault.mileage-below-last", { km: said(last) }),
    async send({ mileageKm: text, complaint: words }) {
      const km = text.trim() === "" ? null : readKm(text);
      const mileage = km === saved ? {} : { mileageKm: km, lower: confirmed === text };
      const body = { ...mileage, complaint: words };
      const kept = { name: `${t("title")} ${number}`, about: `operation/${number}`, bound: true };
      const done = await callOrKeep("post", "/operations/{number}", { params: { number }, body }, kept);
      setSaved(km);
      if (!done) return;
      toast.success(t("saved"));
      router.refresh();
    },
    refusal: () => t("saveFailed"),
  });
  const { mileageKm: text } = draft.values;
  return (
    <DraftForm draft={draft} submit={t("save")} label={t("title")} className="grid gap-3 sm:grid-cols-2">
      <DraftField
        draft={draft}
        name="mileageKm"
        label={t("mileage")}
        hint={last === null ? undefined : t("mileageHint", { km: said(last) })}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        control="num"
      />
      <DraftField
        draft={draft}
        name="complaint"
        label={t("complaint")}
        rows={2}
        maxLength={mostComplaint}
        className="col-span-full"
      />
      {confirmed === text && verdictOf(text) === "below-last" ? (
        <div role="status" className="col-span-full">
          <Note>{t("fault.mileage-below-last", { km: said(last) })}</Note>
        </div>
      ) : null}
    </DraftForm>
  );
}
