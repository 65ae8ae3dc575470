import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";

interface Props {
  isRunning: () => Promise<boolean | null>;
  onClear: () => Promise<void>;
}

type Engine = "off" | "running" | "untold";

/** Two presses empty the memory of faults, with the engine off: the car is asked, or the reader where it does not say. */
export function ClearCodes({ isRunning, onClear }: Props) {
  const t = useTranslations("diag.car.clear");
  const common = useTranslations("common");
  const [engine, setEngine] = useState<Engine | null>(null);
  const [isSure, setSure] = useState(false);
  // The car's own refusals are told where it is asked.
  const { busy, run } = useAction(() => null);

  const look = async (): Promise<Engine> => {
    const running = await isRunning();
    const now = running === null ? "untold" : running ? "running" : "off";
    setEngine(now);
    return now;
  };
  const clear = async () => {
    // It may have been started since the first press.
    if ((await look()) !== "running") await onClear();
  };
  if (engine === null)
    return (
      <Button busy={busy} onClick={() => void run(look)}>
        {t("first")}
      </Button>
    );
  return (
    <div className="grid basis-full gap-2">
      <div role="alert">
        <Note>
          <p className="font-strong">{t(engine === "running" ? "running" : "ask")}</p>
          <p>{t(engine === "running" ? "runningText" : "text")}</p>
        </Note>
      </div>
      {engine === "untold" ? (
        <Checkbox checked={isSure} onChange={({ target }) => setSure(target.checked)} label={t("engineOff")} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEngine(null)}>{common("cancel")}</Button>
        {engine === "running" ? (
          <Button busy={busy} onClick={() => void run(look)}>
            {t("lookAgain")}
          </Button>
        ) : (
          <Button
            variant="danger"
            busy={busy}
            disabled={engine === "untold" && !isSure}
            onClick={() => void run(clear)}
          >
            {t("second")}
          </Button>
        )}
      </div>
    </div>
  );
}
