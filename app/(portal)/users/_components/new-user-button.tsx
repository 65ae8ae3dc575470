"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useGo } from "@/components/page/use-go";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Company } from "@/lib/domains/admin/users/schema";
import { NewUserForm } from "./new-user-form";

/** Opens the form of a user to add; then shows the user, whose rights are to be chosen. */
export function NewUserButton({ companies }: { companies: readonly Company[] }) {
  const t = useTranslations("users");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const { go } = useGo();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const added = (userId: number) => {
    close();
    go(`/users/${userId}`);
  };
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("add")}
      </Button>
      <Dialog open={open} onClose={close} title={t("add")} closeLabel={common("close")} unsaved={unsaved}>
        <NewUserForm companies={companies} onAdded={added} onCancel={close} />
      </Dialog>
    </>
  );
}
