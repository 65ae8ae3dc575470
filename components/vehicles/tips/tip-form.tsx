import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { readReferences, tipFaults, type TipFault } from "@/lib/domains/vehicles/tips/rules";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";

interface TipFormProps {
  /** Type (D.2) of the vehicle; null while none is chosen. */
  type: string | null;
  /** Where the vehicle is chosen, above the other fields; a vehicle's own page needs none. */
  vehicle?: ReactNode;
  onAdded: (tip: Tip) => void;
  onCancel: () => void;
}

const blank = { typeMot: "", codeMot: "", obsMot: "" };

const told = { id: "tip" };

/** The control of the first fault as the form shows them: the vehicle stands above the others. */
const controlOf = (faults: readonly TipFault[]): string =>
  faults.includes("vehicle") ? "input" : `[name="${faults[0] ?? ""}"]`;

/** A tip: part family, at least one reference, content, vehicle; what is missing is said field by field. */
export function TipForm({ type, vehicle, onAdded, onCancel }: TipFormProps) {
  const t = useTranslations("vehicle-tools.tips");
  const common = useTranslations("common");
  const lang = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [tip, setTip] = useState(blank);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data: families = [] } = useSWR(["families", lang], () =>
    call("get", "/families/{lang}", { params: { lang } }),
  );
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), []);

  const faults = tipFaults({ ...tip, type });
  const fault = (name: TipFault) => (shown && faults.includes(name) ? t(`faults.${name}`) : null);
  const write = (part: Partial<typeof blank>) => setTip({ ...tip, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (faults.length > 0 || type === null) return form.current?.querySelector<HTMLElement>(controlOf(faults))?.focus();
    setBusy(true);
    try {
      const codeMot = readReferences(tip.codeMot)?.join("|") ?? "";
      const added = await call("post", "/astuces", { body: { ...tip, codeMot, type } });
      toast.success(t("saved"), told);
      onAdded(added);
    } catch (problem) {
      const offline = problem instanceof CallProblem && problem.code === "offline";
      toast.error(t(offline ? "offline" : "failed"), told);
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t("add")}
      className="grid gap-3 border-t border-line pt-4"
    >
      {vehicle}
      <Field label={t("family")} required error={fault("family")}>
        {(control) => (
          <Select
            {...control}
            name="family"
            value={tip.typeMot}
            onChange={(event) => write({ typeMot: event.target.value })}
          >
            <option value="">{t("chooseFamily")}</option>
            {families.map(({ id, label }) => (
              <option key={id} value={label}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("references")} required hint={t("referencesHint")} error={fault("references")}>
        {(control) => (
          <Textarea
            {...control}
            name="references"
            rows={2}
            value={tip.codeMot}
            maxLength={1200}
            className="num"
            onChange={(event) => write({ codeMot: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("text")} required error={fault("text")}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            value={tip.obsMot}
            maxLength={2000}
            onChange={(event) => write({ obsMot: event.target.value })}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-data font-medium text-no empty:hidden">
        {fault("vehicle")}
      </p>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t("save")}
        </Button>
        <Button onClick={onCancel}>{common("cancel")}</Button>
      </div>
    </form>
  );
}
