import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { readMid } from "@/lib/domains/vehicles/numbers/rules";

const told = { id: "data-correction" };
const names = ["hmdnr", "mid", "kromedaId"] as const;
type Name = (typeof names)[number];
type Texts = Record<Name, string>;

interface DataFormProps {
  vehicle: { ktype: number; hmdnr: number | null; mid: string | null; kromedaId: number | null };
  onSaved: () => void;
}

const isWrong = (name: Name, text: string): boolean =>
  text !== "" && (name === "mid" ? readMid(text) === null : !/^[1-9]\d{0,8}$/.test(text));

export function DataForm({ vehicle, onSaved }: DataFormProps) {
  const t = useTranslations("vehicle-tools.edit");
  const router = useRouter();
  const [texts, setTexts] = useState<Texts>({
    hmdnr: String(vehicle.hmdnr ?? ""),
    mid: vehicle.mid ?? "",
    kromedaId: String(vehicle.kromedaId ?? ""),
  });
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const wrong = names.filter((name) => isWrong(name, texts[name].trim()));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      const [hmd = "null", mid = "null", kromedaId = "null"] = names.map((name) => texts[name].trim() || "null");
      const params = { ktype: vehicle.ktype, hmd, mid, kromedaId };
      await call("get", "/addData/{ktype}/{hmd}/{mid}/{kromedaId}", { params });
      toast.success(t("dataSaved"), told);
      router.refresh();
      onSaved();
    } catch {
      toast.error(t("dataFailed"), told);
    } finally {
      setBusy(false);
    }
  };
  const title = t("dataTitle", { ktype: String(vehicle.ktype) });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 border-t border-line pt-5"
      aria-label={title}
    >
      <h3 className="text-data font-strong">{title}</h3>
      <div className="grid gap-3 sm:grid-cols-3">
        {names.map((name) => (
          <Field
            key={name}
            label={t(name)}
            hint={name === "mid" ? t("midHint") : undefined}
            error={shown && wrong.includes(name) ? t(name === "mid" ? "midWrong" : "digits") : null}
            className="content-start"
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                value={texts[name]}
                maxLength={name === "mid" ? 20 : 9}
                inputMode={name === "mid" ? "text" : "numeric"}
                autoComplete="off"
                className="num"
                onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-data text-ink-3">{t("emptyHint")}</p>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("saveData")}
      </Button>
    </form>
  );
}
