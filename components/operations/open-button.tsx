"use client";

import { ClipboardList } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { useGo } from "@/components/page/use-go";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { vehicleBase, type SearchField } from "@/lib/domains/vehicles/paths/rules";

/** Opens a workshop job for the vehicle in one step, and goes on at its address. */
export function OpenOperationButton({ vehicle }: { vehicle: { field: SearchField; value: string } }) {
  const t = useTranslations("operations");
  const { go, going } = useGo();
  const { busy, run } = useAction(() => t("openFailed"));
  const open = () =>
    run(async () => {
      const { number } = await call("post", "/operations", { body: vehicle });
      toast.success(t("opened", { number }));
      go(vehicleBase({ field: "operation", value: number }));
    });
  return (
    <Button size="sm" busy={busy || going} onClick={() => void open()}>
      <ClipboardList className="size-3.5" />
      {t("open")}
    </Button>
  );
}
