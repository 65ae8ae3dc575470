"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { ScanKind } from "../kinds";
import { Scanner } from "../scanner";
import { useShares, type Share } from "./use-shares";

/** The scanner of a phone: what it reads opens in the reader's other windows. */
export function RemoteScanner({ kind }: { kind: Exclude<ScanKind, "qr"> }) {
  const t = useTranslations("scan.remote");
  const { shares, add, send } = useShares(kind, (outcome) => {
    if (outcome === "shared") toast.success(t(`shared.${kind}`), { id: "share" });
    else
      toast.error(outcome === "offline" ? `${t(`failed.${kind}`)}. ${t("waits")}` : t(`failed.${kind}`), {
        id: "share",
      });
  });
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-start gap-3 p-3">
      <div>
        <h1 className="text-sub font-semibold">{t(`title.${kind}`)}</h1>
        <p className="text-data text-ink-2">{t("lead")}</p>
      </div>
      <Scanner kind={kind} full resumes onFound={({ value }) => add(value)} />
      {shares.length > 0 ? <ShareList shares={shares} onSend={(one) => void send(one)} /> : null}
    </main>
  );
}

function ShareList({ shares, onSend }: { shares: readonly Share[]; onSend: (share: Share) => void }) {
  const t = useTranslations("scan.remote");
  return (
    <section aria-label={t("list")}>
      <h2 className="text-data font-strong">{t("list")}</h2>
      <ul className="divide-y divide-line">
        {shares.map((one) => (
          <li key={one.id} className="flex min-h-11 items-center justify-between gap-3">
            <bdi className="num">{one.value}</bdi>
            <span className="flex items-center gap-2 text-data text-ink-2">
              {t(`state.${one.state}`)}
              {one.state === "failed" ? (
                <Button size="sm" aria-label={t("sendAgain", { value: one.value })} onClick={() => onSend(one)}>
                  ↻
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
