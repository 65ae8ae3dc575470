import { useLocale, useTranslations } from "next-intl";
import { useEffect, type ReactNode } from "react";
import useSWR from "swr";
import { callOrKeep } from "@/components/outbox/call-or-keep";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { faultsOf } from "@/components/page/faults";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { readReferences, tipFaults } from "@/lib/domains/vehicles/tips/rules";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";

interface TipFormProps {
  /** Type (D.2) of the vehicle; null while none is chosen. */
  type: string | null;
  /** Where the vehicle is chosen, above the other fields; a vehicle's own page needs none. */
  vehicle?: ReactNode;
  /** The tip that is corrected; its vehicles stay. */
  tip?: Tip;
  onSaved: () => void;
  onCancel: () => void;
}

/** The vehicle is chosen beside the fields: only its fault stands here. */
const blank = { family: "", references: "", text: "", vehicle: "" };

const told = { id: "tip" };

/** A tip: part family, at least one reference, content, vehicle; what is missing is said field by field. */
export function TipForm({ type, vehicle, tip, onSaved, onCancel }: TipFormProps) {
  const t = useTranslations("vehicle-tools.tips");
  const lang = useLocale();
  const draft = useDraft({
    ...told,
    own: ["offline"],
    first: tip
      ? { ...blank, family: tip.typeMot, references: tip.codeMot.replaceAll("|", ", "), text: tip.obsMot }
      : blank,
    check: ({ family, references, text }) =>
      faultsOf(tipFaults({ typeMot: family, codeMot: references, obsMot: text, type })),
    word: (_, name) => t(`faults.${name}`),
    send: async ({ family, references, text }) => {
      const codeMot = readReferences(references)?.join("|") ?? "";
      const body = { typeMot: family, codeMot, obsMot: text };
      const name = `${t("text")} : ${family} ${text.slice(0, 60)}`;
      const kept = { name, about: `tip/${tip?.id ?? "new"}`, bound: tip !== undefined };
      const done = tip
        ? await callOrKeep("post", "/astuces/{id}", { params: { id: tip.id }, body }, kept)
        : await callOrKeep("post", "/astuces", { body: { ...body, type: type ?? "" } }, kept);
      if (done && !tip) toast.say(t("saved"), told);
      onSaved();
    },
    refusal: ({ code }) => t(code === "offline" ? "offline" : tip ? "notChanged" : "failed"),
  });
  const form = draft.form.ref;
  const { data: families = [] } = useSWR(["families", lang], () =>
    call("get", "/families/{lang}", { params: { lang } }),
  );
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), [form]);

  return (
    <DraftForm
      draft={draft}
      submit={t(tip ? "saveChange" : "save")}
      onCancel={onCancel}
      label={t(tip ? "change" : "add")}
      className="grid gap-3 border-t border-line pt-4"
    >
      {vehicle}
      <DraftField draft={draft} name="family" label={t("family")} required>
        <option value="">{t("chooseFamily")}</option>
        {[...new Set([...(tip ? [tip.typeMot] : []), ...families.map(({ label }) => label)])].map((label) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </DraftField>
      <DraftField
        draft={draft}
        name="references"
        label={t("references")}
        hint={t("referencesHint")}
        required
        rows={2}
        maxLength={1200}
        control="num"
      />
      <DraftField draft={draft} name="text" label={t("text")} required rows={4} maxLength={2000} />
      <p aria-live="polite" className="text-data font-medium text-no empty:hidden">
        {draft.fault("vehicle")}
      </p>
    </DraftForm>
  );
}
