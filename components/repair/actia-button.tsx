"use client";

import { Cable, CircleAlert, CircleCheck } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { SessionResult } from "@/lib/domains/repair/sessions/schema";

interface Props {
  vehicle: { vin: string; immat: string | null; brand: string | null; model: string | null; ktype: number | null };
}

/** Opens a session of Actia's diagnostics for the vehicle; how it went stays beside the button. */
export function ActiaButton({ vehicle }: Props) {
  const t = useTranslations("repair.actia");
  const [session, setSession] = useState<SessionResult | null>(null);
  const failed: SessionResult = { result: "Error", address: null, reason: null };
  const { busy, run } = useAction(() => {
    setSession(failed);
    return null;
  });
  const open = () => run(async () => setSession(await call("post", "/createActiaSession", { body: vehicle })));
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button size="sm" busy={busy} onClick={() => void open()}>
        <Cable className="size-3.5" />
        {session?.result === "Error" ? t("retry") : t("open")}
      </Button>
      <span role="status" className="inline-flex items-center gap-1.5 text-data empty:hidden">
        {busy ? <span className="sr-only">{t("opening")}</span> : null}
        {!busy && session?.result === "Success" ? (
          <>
            <CircleCheck className="size-4 text-fit" />
            {t("opened", { vehicle: vehicle.immat ?? vehicle.vin })}
          </>
        ) : null}
        {!busy && session?.result === "Error" ? (
          <>
            <CircleAlert className="size-4 text-no" />
            {t("failed")}
          </>
        ) : null}
      </span>
      {session?.address ? (
        <a href={session.address} target="_blank" rel="noreferrer" className="text-data text-accent underline">
          {t("go")}
        </a>
      ) : null}
    </span>
  );
}
