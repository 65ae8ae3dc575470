import { useTranslations } from "next-intl";
import { useState } from "react";
import { CustomerPicker } from "@/components/customers/customer-picker";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { customerLabel } from "@/lib/domains/customers/rules";

interface Named {
  id: number;
  name: string;
}

interface Props {
  customer: Named | null;
  busy: boolean;
  onChoose: (customer: Named) => void;
}

/** The customer of an operation, and the list to choose another one from. */
export function CustomerChoice({ customer, busy, onChoose }: Props) {
  const t = useTranslations("operations");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" busy={busy} onClick={() => setOpen(true)}>
        <span className="sr-only">{t("customer")} </span>
        <bdi className="max-w-40 truncate">{customer?.name ?? t("noCustomer")}</bdi>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("customer")} closeLabel={common("close")}>
        <CustomerPicker
          current={null}
          onPick={(picked) => {
            onChoose({ id: picked.id, name: customerLabel(picked) });
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
