"use client";

import { QrCode as QrIcon } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CompanionShare } from "./companion-share";
import { useConnected } from "./use-connected";

interface Props {
  customerId: number;
  name: string;
  /** Whether the customer had the page open when this one was made. */
  connected: boolean;
  /** The number of the quote that the customer's page shows, where it is this that is sent. */
  quote?: string;
}

/** Shows the customer the way to their own page, and the seller whether they are there. */
export function CompanionButton({ customerId, name, connected, quote }: Props) {
  const t = useTranslations("companion.share");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const here = useConnected(customerId, connected);
  return (
    <>
      {here ? <ConnectedMark text={t("connected")} /> : null}
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <QrIcon />
        {t(quote ? "quoteButton" : "button")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("title", { customer: name })}
        closeLabel={common("close")}
        size="sm"
      >
        <CompanionShare customerId={customerId} quote={quote} />
        <p role="status" className="mt-4 min-h-5 text-ink-3">
          {here ? <ConnectedMark text={t("connected")} /> : t("absent")}
        </p>
      </Dialog>
    </>
  );
}

function ConnectedMark({ text }: { text: string }) {
  return (
    <span data-connected className="inline-flex items-center gap-1.5 text-data font-strong whitespace-nowrap text-fit">
      <span aria-hidden className="size-2 rounded-full bg-fit ring-4 ring-fit-soft" />
      {text}
    </span>
  );
}
