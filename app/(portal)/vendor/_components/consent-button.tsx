"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Accepts the version of the conditions that the page showed. */
export function ConsentButton({ version }: { version: string }) {
  const t = useTranslations("vendors.consent");
  const router = useRouter();
  const { busy, run } = useAction(({ code }) => {
    if (code !== "other-version") return t("failed");
    router.refresh();
    return t("stale");
  });
  const accept = () =>
    run(async () => {
      await call("post", "/vendor/conditions", { body: { version } });
      toast.success(t("done"), { id: "vendor-conditions" });
      router.refresh();
    });
  return (
    <Button variant="primary" busy={busy} onClick={() => void accept()}>
      {t("accept")}
    </Button>
  );
}
