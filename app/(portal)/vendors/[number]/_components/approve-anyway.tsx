"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Decision } from "@/lib/domains/vendors/states";

export interface Doubt {
  decision: Decision;
  storeName: string;
  /** What the fields with false keys are called. */
  wrong: readonly string[];
}

interface Props {
  doubt: Doubt;
  busy: boolean;
  onDecide: () => void;
  onClose: () => void;
}

/** Asks once before a store sells whose numbers are false. */
export function ApproveAnyway({ doubt: { decision, storeName, wrong }, busy, onDecide, onClose }: Props) {
  const [t, common] = [useTranslations("vendors.admin.decision"), useTranslations("common")];
  return (
    <Dialog
      open
      size="sm"
      title={t("doubt.title", { store: `\u2068${storeName}\u2069` })}
      closeLabel={common("close")}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button variant="danger" busy={busy} onClick={onDecide}>
            {t("doubt.anyway", { decision: t(decision) })}
          </Button>
        </>
      }
    >
      <p>{t("doubt.text")}</p>
      <ul className="mt-2 list-disc ps-5 font-strong">
        {wrong.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  );
}
