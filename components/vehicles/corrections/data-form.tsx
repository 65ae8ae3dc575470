import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { faultsOf } from "@/components/page/faults";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { readMid } from "@/lib/domains/vehicles/numbers/rules";

const told = { id: "data-correction" };
const names = ["hmdnr", "mid", "kromedaId"] as const;
type Name = (typeof names)[number];

interface DataFormProps {
  vehicle: { ktype: number; hmdnr: number | null; mid: string | null; kromedaId: number | null };
  onSaved: () => void;
}

const isWrong = (name: Name, text: string): boolean =>
  text !== "" && (name === "mid" ? readMid(text) === null : !/^[1-9]\d{0,8}$/.test(text));

export function DataForm({ vehicle, onSaved }: DataFormProps) {
  const t = useTranslations("vehicle-tools.edit");
  const router = useRouter();
  const draft = useDraft({
    ...told,
    first: {
      hmdnr: String(vehicle.hmdnr ?? ""),
      mid: vehicle.mid ?? "",
      kromedaId: String(vehicle.kromedaId ?? ""),
    },
    check: (typed) => faultsOf(names.filter((name) => isWrong(name, typed[name].trim()))),
    word: (_, name) => t(name === "mid" ? "midWrong" : "digits"),
    send: async (typed) => {
      const [hmd = "null", mid = "null", kromedaId = "null"] = names.map((name) => typed[name].trim() || "null");
      const params = { ktype: vehicle.ktype, hmd, mid, kromedaId };
      await call("get", "/addData/{ktype}/{hmd}/{mid}/{kromedaId}", { params });
      toast.say(t("dataSaved"), told);
      router.refresh();
      onSaved();
    },
    refusal: () => t("dataFailed"),
  });
  const title = t("dataTitle", { ktype: String(vehicle.ktype) });
  return (
    <DraftForm
      draft={draft}
      submit={t("saveData")}
      variant="secondary"
      label={title}
      className="grid gap-3 border-t border-line pt-5"
    >
      <h3 className="text-data font-strong">{title}</h3>
      <div className="grid gap-3 sm:grid-cols-3">
        {names.map((name) => (
          <DraftField
            key={name}
            draft={draft}
            name={name}
            label={t(name)}
            hint={name === "mid" ? t("midHint") : undefined}
            maxLength={name === "mid" ? 20 : 9}
            inputMode={name === "mid" ? "text" : "numeric"}
            autoComplete="off"
            control="num"
            className="content-start"
          />
        ))}
      </div>
      <p className="text-data text-ink-3">{t("emptyHint")}</p>
    </DraftForm>
  );
}
