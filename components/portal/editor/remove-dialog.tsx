"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface Props {
  title: string;
  children: ReactNode;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted. */
export function RemoveDialog({ title, children, confirm, busy, onConfirm, onClose }: Props) {
  const common = useTranslations("common");
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common("close")} size="sm">
      <div className="mb-4">{children}</div>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{common("cancel")}</Button>
      </div>
    </Dialog>
  );
}
