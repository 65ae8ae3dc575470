import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Its author takes a warning back. */
export function WithdrawComeback({ comebackId }: { comebackId: number }) {
  const t = useTranslations("comebacks");
  const router = useRouter();
  const { busy, run } = useAction(() => t("failed"), { id: `comeback-${comebackId}` });
  const withdraw = () =>
    run(async () => {
      await call("post", "/comeback/withdraw", { body: { comebackId } });
      toast.say(t("withdrawn"));
      router.refresh();
    });
  return (
    <Button variant="ghost" size="sm" className="ms-1" busy={busy} onClick={() => void withdraw()}>
      {t("withdraw")}
    </Button>
  );
}
