"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { KeepPackageDialog } from "./keep-package-dialog";

/** Keeps a cart, or what was agreed of a quote, as a package. */
export function KeepPackageButton({ of }: { of: { customerId: number } | { quoteId: number } }) {
  const t = useTranslations("packages");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("keep")}</Button>
      {open ? <KeepPackageDialog of={of} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
