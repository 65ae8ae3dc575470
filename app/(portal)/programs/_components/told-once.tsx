import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";

interface Props {
  label: string;
  secret: string;
  /** A line to try it with. */
  example?: string;
}

/** A secret that was just made, to copy: it is never shown again. */
export function ToldOnce({ label, secret, example }: Props) {
  const t = useTranslations("programs");
  const common = useTranslations("common");
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t("copied"), { id: "programs" }),
      () => toast.error(common("error"), { id: "programs" }),
    );
  return (
    <div role="status" className="mb-4 grid gap-3 rounded-md border border-accent bg-accent-soft p-4">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={label} hint={t("once")} className="min-w-0 flex-1 basis-60">
          {(control) => (
            <Input {...control} value={secret} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <Button onClick={() => void copy(secret)}>{t("copy")}</Button>
      </div>
      {example ? (
        <div>
          <p className="mb-1 text-data font-strong">{t("try")}</p>
          <pre
            dir="ltr"
            tabIndex={0}
            className="mb-2 rounded border border-line bg-sunk p-3 text-data whitespace-pre-wrap wrap-anywhere"
          >
            {example}
          </pre>
          <Button onClick={() => void copy(example)}>{t("copy")}</Button>
        </div>
      ) : null}
    </div>
  );
}
