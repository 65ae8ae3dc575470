"use client";

import { Copy, RefreshCw } from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Note } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { controlClasses } from "@/components/ui/control-style";
import { QrCode } from "@/components/ui/qr-code";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { toast } from "@/components/ui/toast-store";
import { keyDays } from "@/lib/domains/live/companion/rules";
import { formatDate } from "@/lib/shared/dates";
import { useCompanionAddress } from "./companion-address";
import { ShowOnScreen } from "./show-on-screen";
import { ShareButtons } from "./share-buttons";

/** The code to scan, the address to copy, and how to make the address worthless. */
export function CompanionShare({ customerId, quote }: { customerId: number; quote?: string }) {
  const t = useTranslations("companion.share");
  const common = useTranslations("common");
  const locale = useLocale();
  const { known, failed, renewing, renew, retry } = useCompanionAddress(customerId);
  const address = known?.address ?? null;
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    field.current?.select();
    const copied = navigator.clipboard?.writeText(address ?? "") ?? Promise.reject(new Error("no clipboard"));
    void copied.then(
      () => toast.success(t("copied"), { id: "companion" }),
      () => toast.warning(t("copyFailed"), { id: "companion" }),
    );
  };
  if (address === null && failed) {
    const again = <Button onClick={() => void retry()}>{common("retry")}</Button>;
    return <ErrorState compact level={3} title={t("failed")} action={again} />;
  }
  return (
    <>
      <p className="text-ink-2">{t("text")}</p>
      {known?.reach === "nowhere" ? <Note className="my-4">{t("unreachable")}</Note> : null}
      <div hidden={known?.reach === "nowhere"} className="mx-auto my-4 aspect-square w-56 max-w-full">
        {known?.reach === "nowhere" ? null : address ? (
          <QrCode text={address} label={t("qr")} className="w-full border border-line" />
        ) : (
          <div role="status" className="size-full">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="size-full" />
          </div>
        )}
      </div>
      <div className="flex items-center gap-2">
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={address ?? ""}
          aria-label={t("address")}
          className={controlClasses("md", "flex-1")}
          onFocus={(event) => event.target.select()}
        />
        <IconButton variant="secondary" label={t("copy")} onClick={copy}>
          <Copy />
        </IconButton>
      </div>
      {known && known.reach !== "nowhere" ? <ShowOnScreen url={known.address} /> : null}
      {known && known.reach !== "nowhere" ? <ShareButtons {...known} quote={quote} /> : null}
      <p className="mt-2 min-h-5 text-data text-ink-3">
        {known ? t("until", { date: formatDate(known.expiresAt.slice(0, 10), locale) ?? "", days: keyDays }) : null}
      </p>
      {known?.reach === "network" ? <p className="text-data text-ink-3">{t("network")}</p> : null}
      <Renewal busy={renewing} onRenew={renew} />
    </>
  );
}

/** Asks before the customer's open page is closed. */
function Renewal({ busy, onRenew }: { busy: boolean; onRenew: () => Promise<unknown> }) {
  const t = useTranslations("companion.share");
  const common = useTranslations("common");
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button variant="ghost" className="mt-2 -ms-3" onClick={() => setAsking(true)}>
        <RefreshCw />
        {t("renew")}
      </Button>
    );
  return (
    <div role="group" aria-label={t("renew")} className="mt-3 grid gap-2">
      <Note>{t("renewAsk")}</Note>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} autoFocus onClick={() => void onRenew().then(() => setAsking(false))}>
          {t("renewYes")}
        </Button>
        <Button onClick={() => setAsking(false)}>{common("cancel")}</Button>
      </div>
    </div>
  );
}
