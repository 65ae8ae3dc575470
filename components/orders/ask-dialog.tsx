"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface Props {
  title: string;
  text: string;
  confirm: string;
  variant?: "primary" | "danger";
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something is done with a whole order. */
export function AskDialog({ title, text, confirm, variant = "primary", busy, onConfirm, onClose }: Props) {
  const t = useTranslations("orders");
  return (
    <Dialog open size="sm" title={title} closeLabel={t("close")} onClose={onClose}>
      <p className="mb-4">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{t("keepAsIs")}</Button>
      </div>
    </Dialog>
  );
}
