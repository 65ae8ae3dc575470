import { useTranslations } from "next-intl";
import { Mic } from "@/components/drawings/icons";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SpokenFor } from "@/lib/shared/spoken/read-spoken";
import type { Listening } from "./use-recogniser";

interface Props {
  listening: Exclude<Listening, { is: "heard" }>;
  wanted: SpokenFor;
  onStop: () => void;
  onAgain: () => void;
}

/** What the recogniser does now, or why it understood nothing. */
export function ListenView({ listening, wanted, onStop, onAgain }: Props) {
  const t = useTranslations("speech");
  if (listening.is === "failed")
    return (
      <div role="alert" className="grid gap-3">
        <Note>
          <p className="font-semibold">{t(`failed.${listening.why}`)}</p>
          <p>{t(`todo.${listening.why}`)}</p>
        </Note>
        <Button variant="primary" onClick={onAgain} className="justify-self-start" data-autofocus>
          {t("again")}
        </Button>
      </div>
    );
  if (listening.is === "idle")
    return (
      <Button variant="primary" size="xl" onClick={onAgain} data-autofocus>
        <Mic /> {t("speak")}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Mic className="size-5 animate-pulse text-accent" /> {t("listening")}
      </p>
      <p className="min-h-12 rounded bg-sunk px-3 py-2 wrap-anywhere" dir="auto">
        {listening.heard || <span className="text-ink-3">{t(`example.${wanted}`)}</span>}
      </p>
      <p className="text-data text-ink-3">{t(listening.here ? "here" : "away")}</p>
      <Button onClick={onStop} className="justify-self-start" data-autofocus>
        {t("stop")}
      </Button>
    </div>
  );
}
