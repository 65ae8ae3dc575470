import { useTranslations } from "next-intl";
import { useState } from "react";
import { currentCustomerId, serveCustomer } from "@/components/customers/current-customer";
import { useChoices } from "@/components/page/use-choices";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asks before the reader goes on in another company, and names what stays behind. */
export default function CompanyDialog({ user, about, onClose }: HostedDialogProps) {
  const t = useTranslations("dialogs.company");
  const common = useTranslations("common");
  const { busy, switchTo } = useChoices();
  const others = Object.entries(user.companies).filter(([id]) => Number(id) !== user.companyId);
  const [chosen, setChosen] = useState(about ?? Number(others[0]?.[0]));
  const [served] = useState(() => currentCustomerId() !== null);
  const from = user.company.name;
  const name = user.companies[chosen]?.name ?? "";
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      closeLabel={common("close")}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t("stay", { name: from })}</Button>
          <Button variant="primary" busy={busy} onClick={() => void switchTo(chosen, () => serveCustomer(null))}>
            {t("go", { name })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {others.length > 1 ? (
          <fieldset className="grid">
            <legend className="sr-only">{t("choose")}</legend>
            {others.map(([id, company]) => (
              <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2 touch:min-h-11">
                <input
                  type="radio"
                  name="company"
                  value={id}
                  checked={chosen === Number(id)}
                  className="size-4 accent-accent"
                  onChange={() => setChosen(Number(id))}
                />
                <bdi>{company.name}</bdi>
              </label>
            ))}
          </fieldset>
        ) : null}
        <ul className="grid list-disc gap-1 ps-5 text-ink-2">
          {served ? <li>{t("cart", { name: from })}</li> : null}
          <li>{t("history", { name: from })}</li>
          <li>{t("unsaved")}</li>
        </ul>
      </div>
    </Dialog>
  );
}
