import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";

const told = { id: "ktype-correction" };

interface KtypeFormProps {
  vin: string;
  ktype: number | null;
  onSaved: () => void;
}

export function KtypeForm({ vin, ktype, onSaved }: KtypeFormProps) {
  const t = useTranslations("vehicle-tools.edit");
  const router = useRouter();
  const [text, setText] = useState(ktype === null ? "" : String(ktype));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^[1-9]\d{0,8}$/.test(text)) return setError(t("digits"));
    setBusy(true);
    try {
      const given = await call("get", "/addKtype/{vin}/{ktype}", { params: { vin, ktype: Number(text) } });
      toast.success(t("ktypeAdded", { ktype: String(given.ktype) }), told);
      router.refresh();
      onSaved();
    } catch (problem) {
      if (problem instanceof CallProblem && problem.code === "unknown-ktype") setError(t("ktypeUnknown"));
      toast.error(t("ktypeFailed"), told);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3" aria-label={t("ktypeTitle")}>
      <Field label={t("ktypeTitle")} hint={t("ktypeHint")} error={error}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={9}
            inputMode="numeric"
            autoComplete="off"
            className="num"
            onChange={(event) => {
              setText(event.target.value.trim());
              setError(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("saveKtype")}
      </Button>
    </form>
  );
}
