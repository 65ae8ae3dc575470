"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { CallProblem, request } from "@/lib/api/client";
import type { Scope } from "@/lib/domains/stats/scopes";

/** Takes a file of a month along. */
export function FileButton({ filename, scope }: { filename: string; scope: Scope }) {
  const t = useTranslations("stats.files");
  const { busy, run } = useAction(() => t("failed"));
  const take = () =>
    run(async () => {
      const response = await request("post", "/statFile", { body: { filename, scope } });
      if (!response.ok) throw new CallProblem(response.status, "no-file", filename);
      const url = URL.createObjectURL(await response.blob());
      Object.assign(document.createElement("a"), { href: url, download: filename }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    });
  return (
    <Button size="sm" busy={busy} onClick={() => void take()} aria-label={t("take", { filename })}>
      {filename}
    </Button>
  );
}
