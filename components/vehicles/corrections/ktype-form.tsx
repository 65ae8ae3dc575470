import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

const told = { id: "ktype-correction" };

interface KtypeFormProps {
  vin: string;
  ktype: number | null;
  onSaved: () => void;
}

export function KtypeForm({ vin, ktype, onSaved }: KtypeFormProps) {
  const t = useTranslations("vehicle-tools.edit");
  const router = useRouter();
  const draft = useDraft({
    ...told,
    first: { ktype: ktype === null ? "" : String(ktype) },
    check: (typed) => (/^[1-9]\d{0,8}$/.test(typed.ktype.trim()) ? {} : { ktype: "digits" }),
    word: (code) => t(code === "digits" ? "digits" : "ktypeUnknown"),
    send: async (typed) => {
      const given = await call("get", "/addKtype/{vin}/{ktype}", { params: { vin, ktype: Number(typed.ktype) } });
      toast.say(t("ktypeAdded", { ktype: String(given.ktype) }), told);
      router.refresh();
      onSaved();
    },
    refusal: ({ code }, mark) => {
      if (code === "unknown-ktype") mark({ ktype: code });
      return t("ktypeFailed");
    },
  });
  return (
    <DraftForm draft={draft} submit={t("saveKtype")} variant="secondary" label={t("ktypeTitle")} className="grid gap-3">
      <DraftField
        draft={draft}
        name="ktype"
        label={t("ktypeTitle")}
        hint={t("ktypeHint")}
        maxLength={9}
        inputMode="numeric"
        autoComplete="off"
        control="num"
      />
    </DraftForm>
  );
}
