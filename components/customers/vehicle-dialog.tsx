import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface Props {
  /** The customer served last. */
  name: string;
  onClose: () => void;
  onKeep: () => void;
  onChoose: () => void;
}

/** Asks for whom a vehicle of nobody is, before something is added for it. */
export function VehicleDialog({ name, onClose, onKeep, onChoose }: Props) {
  const t = useTranslations("customers.linked");
  const common = useTranslations("common");
  return (
    <Dialog open onClose={onClose} title={t("ask")} closeLabel={common("close")} size="sm">
      <p className="text-lead wrap-anywhere">{t("nobody", { current: name })}</p>
      <div className="mt-4 grid gap-2">
        <Button variant="primary" size="lg" data-autofocus className="h-auto! min-h-10 py-1.5" onClick={onKeep}>
          <span className="wrap-anywhere whitespace-normal">{t("goOn", { customer: name })}</span>
        </Button>
        <Button size="lg" onClick={onChoose}>
          {t("choose")}
        </Button>
      </div>
    </Dialog>
  );
}
