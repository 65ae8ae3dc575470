"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { Tip } from "@/lib/domains/vehicles/tips/schema";
import { TipForm } from "./tip-form";

interface OwnTipProps {
  tip: Tip;
  type: string;
  /** Tells whoever holds the list; without it the page is read anew. */
  onChanged?: () => void;
}

/** What its author may do with a tip: correct it in its place, or withdraw it once that is confirmed. */
export function OwnTip({ tip, type, onChanged }: OwnTipProps) {
  const t = useTranslations("vehicle-tools.tips");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const [doing, setDoing] = useState<"change" | "withdraw" | null>(null);
  const { busy, run } = useAction(() => t("notWithdrawn"), { id: "tip" });
  const group = useRef<HTMLDivElement>(null);
  const was = useRef(doing);
  useEffect(() => {
    // The buttons change places: the focus stays with what was asked.
    if (was.current !== doing && doing !== "change") group.current?.querySelector("button")?.focus();
    was.current = doing;
  }, [doing]);
  const done = () => {
    setDoing(null);
    (onChanged ?? refresh)();
  };
  const withdraw = () =>
    run(async () => {
      await call("delete", "/astuces/{id}", { params: { id: tip.id } });
      done();
    });

  if (doing === "change")
    return (
      <div className="mt-3">
        <TipForm tip={tip} type={type} onSaved={done} onCancel={() => setDoing(null)} />
      </div>
    );
  const asked = doing === "withdraw";
  return (
    <div ref={group} role="group" aria-label={t("own")} className="mt-2 flex flex-wrap items-center gap-2">
      {asked ? <p className="text-data font-medium">{t("withdrawAsk")}</p> : null}
      {asked ? (
        <Button key="now" size="sm" variant="danger" busy={busy} onClick={() => void withdraw()}>
          {t("withdrawNow")}
        </Button>
      ) : (
        <Button key="change" size="sm" onClick={() => setDoing("change")}>
          {t("change")}
        </Button>
      )}
      {asked ? (
        <Button key="cancel" size="sm" onClick={() => setDoing(null)}>
          {common("cancel")}
        </Button>
      ) : (
        <Button key="withdraw" size="sm" onClick={() => setDoing("withdraw")}>
          {t("withdraw")}
        </Button>
      )}
    </div>
  );
}
