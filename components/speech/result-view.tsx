import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Spoken } from "@/lib/shared/spoken/read-spoken";

interface Props {
  spoken: Spoken;
  onUse: (value: string) => void;
  onAgain: () => void;
}

/** What was understood, to be looked at and mended before it is used. */
export function ResultView({ spoken: { value, isSpelt, heard }, onUse, onAgain }: Props) {
  const t = useTranslations("speech");
  const id = useId();
  const [text, setText] = useState(value);
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
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" data-autofocus>
          {t("use")}
        </Button>
        <Button onClick={onAgain}>{t("again")}</Button>
        {isSpelt && text !== heard ? <Button onClick={() => setText(heard)}>{t("asHeard")}</Button> : null}
      </div>
    </form>
  );
}
