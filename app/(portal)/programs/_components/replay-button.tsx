"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

/** Sends a message again under its id. */
export function ReplayButton({ id, event }: { id: number; event: string }) {
  const t = useTranslations("programs.log");
  const common = useTranslations("common");
  const router = useRouter();
  const { busy, run } = useAction(() => common("error"), { id: "programs" });
  const replay = () =>
    run(async () => {
      await call("post", "/programs/deliveries/{id}/replay", { params: { id: String(id) } });
      router.refresh();
    });
  return (
    <Button busy={busy} onClick={() => void replay()} aria-label={`${t("replay")} ${event} ${id}`}>
      {t("replay")}
    </Button>
  );
}
