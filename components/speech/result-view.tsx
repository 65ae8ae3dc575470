import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { PlateCountry } from "@/lib/shared/plate";
import { resembles, type Spoken, type SpokenFor } from "@/lib/shared/spoken/read-spoken";

interface Props {
  spoken: Spoken;
  wanted: SpokenFor;
  country: PlateCountry;
  onUse: (value: string) => void;
  onAgain: () => void;
}

/** What was understood, to be looked at and mended before it is used. */
export function ResultView({ spoken: { value, isSpelt, heard }, wanted, country, onUse, onAgain }: Props) {
  const t = useTranslations("speech");
  const id = useId();
  const [text, setText] = useState(value);
  const unlike = unlikeOf(text, wanted, country);
  const describedBy = unlike ? `${id}-unlike` : undefined;
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onUse(text.trim());
  };
  return (
    <form onSubmit={use} className="grid gap-3">
      <p role="status" className="text-ink-2">
        {t.rich("heard", {
          text: heard,
          q: (text) => (
            <q dir="auto" className="before:content-none after:content-none">
              {text}
            </q>
          ),
        })}
      </p>
      <label htmlFor={id} className="text-data font-strong">
        {t("understood")}
      </label>
      <Input
        id={id}
        size="lg"
        dir={isSpelt ? "ltr" : "auto"}
        value={text}
        aria-describedby={describedBy}
        onChange={({ target }) => setText(target.value)}
      />
      {unlike ? (
        <p id={describedBy} className="text-data text-unknown">
          {t(`unlike.${unlike}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-describedby={describedBy} data-autofocus>
          {t("use")}
        </Button>
        <Button onClick={onAgain}>{t("again")}</Button>
        {isSpelt && text !== heard ? <Button onClick={() => setText(heard)}>{t("asHeard")}</Button> : null}
      </div>
    </form>
  );
}

/** What was wanted and is not what stands in the field; null where nothing can be said. */
const unlikeOf = (text: string, wanted: SpokenFor, country: PlateCountry): "plate" | "vin" | null =>
  (wanted === "plate" || wanted === "vin") && text.trim() !== "" && !resembles(text, wanted, country) ? wanted : null;
