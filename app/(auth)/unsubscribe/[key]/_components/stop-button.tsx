"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { call } from "@/lib/api/client";

/** Stops the e-mails at a press, and says so in its place. */
export function StopButton({ stopKey, ask }: { stopKey: string; ask: string }) {
  const t = useTranslations("reach.stop");
  const common = useTranslations("common");
  const [said, setSaid] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const { busy, run } = useAction(({ status }) => (status === 404 ? t("invalid") : common("error")), {
    tell: setSaid,
    own: ["offline", "denied"],
  });
  const stop = async () => {
    setSaid(null);
    const params = { key: stopKey };
    if (await run(() => call("post", "/notifications/unsubscribe/{key}", { params }))) setDone(true);
  };
  return (
    <div className="grid gap-4">
      <p aria-live="polite" className={said ? "font-medium text-no" : "text-ink-2"}>
        {done ? t("done") : (said ?? ask)}
      </p>
      {done ? (
        <LinkButton href="/notifications" size="lg">
          {t("preferences")}
        </LinkButton>
      ) : (
        <Button variant="primary" size="lg" busy={busy} onClick={() => void stop()}>
          {t("yes")}
        </Button>
      )}
    </div>
  );
}
