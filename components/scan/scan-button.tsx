"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ScanLine } from "@/components/drawings/icons";
import { onDemand } from "@/components/page/on-demand";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { OutsideForms } from "@/components/ui/outside-forms";
import { Spinner } from "@/components/ui/spinner";
import type { ScanKind } from "./kinds";

const Scanner = onDemand(() => import("./scanner").then((module) => module.Scanner));
const PhoneCode = onDemand(() => import("./phone-code").then((module) => module.PhoneCode));

interface Props {
  kind: Exclude<ScanKind, "qr">;
  onValue: (value: string) => void;
  /** What a phone scans may be opened in the reader's windows. */
  phone?: boolean;
}

/** Opens the scanner beside a field, on this device or on the reader's phone. */
export function ScanButton({ kind, onValue, phone = true }: Props) {
  const t = useTranslations("scan");
  const [shown, setShown] = useState<"camera" | "phone" | null>(null);
  const close = () => setShown(null);
  const take = (value: string) => {
    close();
    onValue(value);
  };
  return (
    <>
      <IconButton variant="secondary" size="lg" label={t(`open.${kind}`)} onClick={() => setShown("camera")}>
        <ScanLine />
      </IconButton>
      {shown === null ? null : (
        <OutsideForms>
          <Dialog open onClose={close} title={t(`title.${kind}`)} closeLabel={t("close")}>
            {shown === "phone" ? (
              <PhoneCode kind={kind} fallback={<Spinner />} />
            ) : (
              <Scanner kind={kind} fallback={<Spinner />} onFound={({ value }) => take(value)} onMissing={close} />
            )}
            {phone && shown === "camera" ? (
              <Button variant="ghost" className="mt-3" onClick={() => setShown("phone")}>
                {t("withPhone")}
              </Button>
            ) : null}
          </Dialog>
        </OutsideForms>
      )}
    </>
  );
}
