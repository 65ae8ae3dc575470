"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { randomId } from "@/lib/shared/random-id";

/** The address of a customer's companion page while a dialog shows it, and how to replace it. */
export function useCompanionAddress(customerId: number) {
  const t = useTranslations("companion.share");
  const { busy: renewing, run } = useAction(() => t("failed"), { id: "companion" });
  // Asked anew by every dialog: another window may have renewed the address since.
  const [opening] = useState(randomId);
  const body = { customerId };
  const { data, error, mutate } = useSWR(
    ["companion-address", customerId, opening],
    () => call("post", "/vc/companion", { body }),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  const renew = () =>
    run(async () => {
      await mutate(call("post", "/vc/companion/renew", { body }), { revalidate: false });
      toast.success(t("renewed"), { id: "companion" });
    });
  return {
    known: data ?? null,
    failed: Boolean(error),
    renewing,
    renew,
    retry: () => mutate(),
  };
}
