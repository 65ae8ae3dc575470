import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/badge";
import type { CarFault } from "./adapters/ways";

interface Props {
  fault: CarFault;
  onAgain: () => void;
  onLeave: () => void;
}

/** What went wrong between browser, adapter and car, and what to do about it. */
export function CarFailure({ fault, onAgain, onLeave }: Props) {
  const t = useTranslations("diag.car");
  return (
    <div role="alert" className="grid gap-2 py-2">
      <Note>
        <p className="font-strong">{t(`fault.${fault}.title`)}</p>
        <p>{t(`fault.${fault}.text`)}</p>
      </Note>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onAgain}>
          {t("again")}
        </Button>
        <Button onClick={onLeave}>{t("leave")}</Button>
      </div>
    </div>
  );
}
