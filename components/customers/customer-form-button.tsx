"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { onDemand } from "@/components/page/on-demand";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Customer } from "@/lib/domains/customers/schema";

const CustomerForm = onDemand(() => import("./customer-form").then((module) => module.CustomerForm));

interface Props {
  /** The card to change; without it a new customer is made and shown. */
  customer?: Customer;
}

/** Opens the card as a form, empty or filled in. */
export function CustomerFormButton({ customer }: Props) {
  const t = useTranslations("customers");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const router = useRouter();
  const { go } = useGo();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const saved = ({ id }: { id: number }) => {
    close();
    if (customer) router.refresh();
    else go(`/customers/${id}`);
  };
  return (
    <>
      <Button variant={customer ? "secondary" : "primary"} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(customer ? "edit" : "new")}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t(customer ? "editTitle" : "new")}
        closeLabel={common("close")}
        unsaved={unsaved}
      >
        <CustomerForm
          fallback={common("loading")}
          onMissing={close}
          customer={customer}
          onSaved={saved}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
