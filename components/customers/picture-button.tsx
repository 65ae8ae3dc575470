"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { sayOffline } from "@/components/page/offline";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { CallProblem } from "@/lib/api/client";
import { sendPicture } from "./send-picture";

const refusals = {
  "not-a-picture": "notAPicture",
  "picture-too-large": "tooLarge",
  "pictures-busy": "busy",
} as const;
const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

/** Chooses a picture of a customer and shows it. */
export function PictureButton({ customerId, has }: { customerId: number; has: boolean }) {
  const t = useTranslations("customers.picture");
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await sendPicture(customerId, file);
      toast.success(t("saved"), { id: "picture" });
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      if (error.status === 0) sayOffline();
      else toast.error(t(isRefusal(error.code) ? refusals[error.code] : "failed"), { id: "picture" });
    }
    setBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={t("choose")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button size="sm" busy={busy} onClick={() => input.current?.click()}>
        {t(has ? "change" : "add")}
      </Button>
    </>
  );
}
