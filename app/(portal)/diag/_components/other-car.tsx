import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/badge";

interface Props {
  /** The VIN that the car told. */
  read: string;
  /** What is on the bench. */
  open: string;
  onSwitch: () => void;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks which car is meant: the one that was read is not the one that is open. A used control unit tells its donor's VIN. */
export function OtherCar({ read, open, onSwitch, onStay, onLeave }: Props) {
  const t = useTranslations("diag.car.other");
  return (
    <div role="alert" className="grid gap-2 py-2">
      <Note>
        <p className="font-strong">{t("title")}</p>
        <p>{t("text", { read, open })}</p>
      </Note>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onSwitch}>
          {t("switch")}
        </Button>
        <Button onClick={onStay}>{t("stay", { open })}</Button>
        <Button onClick={onLeave}>{t("leave")}</Button>
      </div>
    </div>
  );
}
