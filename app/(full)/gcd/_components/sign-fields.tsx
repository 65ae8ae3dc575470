import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import type { Stroke } from "@/lib/domains/quotes/agreement/signature";
import { SignaturePad } from "./signature-pad";

export type SignWay = "draw" | "type";

interface Props {
  way: SignWay;
  strokes: readonly Stroke[];
  name: string;
  onWay: (way: SignWay) => void;
  onStrokes: (strokes: readonly Stroke[]) => void;
  onName: (name: string) => void;
}

/** A signature by finger, or a typed name for whoever cannot draw. */
export function SignFields({ way, strokes, name, onWay, onStrokes, onName }: Props) {
  const t = useTranslations("agreement");
  return (
    <div className="grid gap-3">
      <Segmented
        legend={t("how")}
        name="sign-way"
        value={way}
        onChange={onWay}
        options={(["draw", "type"] as const).map((value) => ({ value, label: t(value) }))}
        className="justify-self-start"
      />
      {way === "draw" ? (
        <>
          <SignaturePad label={t("pad")} strokes={strokes} onChange={onStrokes} />
          <Button className="justify-self-end" disabled={strokes.length === 0} onClick={() => onStrokes([])}>
            {t("clear")}
          </Button>
        </>
      ) : (
        <Field label={t("name")} required>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={name}
              onChange={({ target }) => onName(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
