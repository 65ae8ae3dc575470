"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Gives a message that failed all its tries anew. */
export function ResendButton({ id }: { id: number }) {
  const t = useTranslations("mails.resend");
  const router = useRouter();
  const { busy, run } = useAction(() => t("failed"), { id: "mail-resend" });
  const resend = () =>
    run(async () => {
      await call("post", "/mails/{id}/resend", { params: { id: String(id) } });
      toast.success(t("done"), { id: "mail-resend" });
      router.refresh();
    });
  return (
    <Button variant="primary" busy={busy} onClick={() => void resend()}>
      {t("button")}
    </Button>
  );
}
