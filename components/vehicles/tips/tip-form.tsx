import { useLocale, useTranslations } from "next-intl";
import { useEffect, type ReactNode } from "react";
import useSWR from "swr";
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
  onAdded: (tip: Tip) => void;
  onCancel: () => void;
}

/** The vehicle is chosen beside the fields: only its fault stands here. */
const blank = { family: "", references: "", text: "", vehicle: "" };

const told = { id: "tip" };

/** A tip: part family, at least one reference, content, vehicle; what is missing is said field by field. */
export function TipForm({ type, vehicle, onAdded, onCancel }: TipFormProps) {
  const t = useTranslations("vehicle-tools.tips");
  const lang = useLocale();
  const draft = useDraft({
    ...told,
    own: ["offline"],
    first: blank,
    check: (tip) => faultsOf(tipFaults({ typeMot: tip.family, codeMot: tip.references, obsMot: tip.text, type })),
    word: (_, name) => t(`faults.${name}`),
    send: async ({ family, references, text }) => {
      const codeMot = readReferences(references)?.join("|") ?? "";
      const body = { typeMot: family, codeMot, obsMot: text, type: type ?? "" };
      const added = await call("post", "/astuces", { body });
      toast.success(t("saved"), told);
      onAdded(added);
    },
    refusal: ({ code }) => t(code === "offline" ? "offline" : "failed"),
  });
  const form = draft.form.ref;
  const { data: families = [] } = useSWR(["families", lang], () =>
    call("get", "/families/{lang}", { params: { lang } }),
  );
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), [form]);

  return (
    <DraftForm
      draft={draft}
      submit={t("save")}
      onCancel={onCancel}
      label={t("add")}
      className="grid gap-3 border-t border-line pt-4"
    >
      {vehicle}
      <DraftField draft={draft} name="family" label={t("family")} required>
        <option value="">{t("chooseFamily")}</option>
        {families.map(({ id, label }) => (
          <option key={id} value={label}>
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
