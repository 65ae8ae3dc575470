import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { MandatoryInput } from "@/lib/domains/catalogue/expert/schema";
import { UnreadForm, useCriteria } from "./read-criteria";

/** Which criteria of a part decide, for the user's company. */
export function MandatoryForm({ genartId, onSaved }: { genartId: number; onSaved: () => void }) {
  const t = useTranslations("expert.mandatory");
  const expert = useTranslations("expert");
  const common = useTranslations("common");
  const router = useRouter();
  const [ticked, setTicked] = useState<Record<number, boolean>>({});
  const { busy, run } = useAction(() => common("error"));
  const { data: criteria, error, mutate } = useCriteria(genartId);
  if (error && !criteria) return <UnreadForm onRetry={() => void mutate()} />;
  if (!criteria) return <SkeletonRows rows={6} />;
  const changed = criteria
    .filter(({ labelId, mandatory }) => (ticked[labelId] ?? mandatory) !== mandatory)
    .map(({ labelId, label, mandatory }) => ({ labelId, label, mandatory: !mandatory }));

  const save = (body: MandatoryInput, undoable: boolean) =>
    run(async () => {
      const params = { genart: genartId };
      const { before } = await call("post", "/setGenartAttributes/{genart}", { params, body });
      const action = { label: expert("undo"), onClick: () => void save(before, false) };
      toast.success(t("saved"), undoable ? { action } : {});
      void mutate();
      router.refresh();
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(changed, true)) onSaved();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <p className="text-data text-ink-3">{t("hint")}</p>
      <div>
        {criteria.map(({ labelId, label, mandatory }) => (
          <Checkbox
            key={labelId}
            label={label}
            checked={ticked[labelId] ?? mandatory}
            onChange={(event) => setTicked({ ...ticked, [labelId]: event.target.checked })}
          />
        ))}
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={changed.length === 0}
        className="justify-self-start"
      >
        {t("save")}
      </Button>
    </form>
  );
}
