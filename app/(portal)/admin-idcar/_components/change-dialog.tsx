"use client";

import { useTranslations } from "next-intl";
import { factsOf, faultsOf, PassFields, valuesOf } from "@/components/passes/pass-fields";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Pass } from "@/lib/domains/passes/schema";

interface Props {
  pass: Pass;
  onSaved: (pass: Pass) => void;
  onClose: () => void;
}

/** Changes what a pass says. */
export function ChangeDialog({ pass, onSaved, onClose }: Props) {
  const t = useTranslations("passes.admin");
  const words = useTranslations("passes.make");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const { serial } = pass;
  const draft = useDraft({
    first: valuesOf(pass),
    check: faultsOf,
    word: (code) => (code === "day" || code === "km" ? words(code) : null),
    send: async (values) => {
      onSaved(await call("post", "/updatePass/{serial}", { params: { serial }, body: { vehicle: factsOf(values) } }));
      toast.success(words("saved"));
    },
    refusal: ({ code }) => (code === "pass-withdrawn" ? t("elsewhere") : words("failed")),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("changeTitle", { vehicle: pass.plate ?? pass.label })}
      closeLabel={common("close")}
      unsaved={unsaved}
    >
      <DraftForm draft={draft} submit={words("save")} onCancel={onClose}>
        <PassFields draft={draft} />
      </DraftForm>
    </Dialog>
  );
}
