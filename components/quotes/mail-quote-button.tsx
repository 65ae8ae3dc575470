"use client";

import { Mail } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { QuoteMailDraft } from "@/lib/domains/quotes/mailing/schema";
import { MailQuoteDialog } from "./mail-quote-dialog";

/** Writes to the customer with the quote attached: the message is drafted, the seller sends it. In a list `again` names the quote. */
export function MailQuoteButton({ quoteId, again }: { quoteId: number; again?: string }) {
  const t = useTranslations("quotes.mail");
  const [first, setFirst] = useState<QuoteMailDraft | null>(null);
  const { busy, run } = useAction(() => t("draftFailed"), { id: "quote-mail" });
  const open = () =>
    run(async () => setFirst(await call("get", "/quote/{id}/mail", { params: { id: String(quoteId) } })));
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={again && `${t("button")} ${again}`}
        size={again ? "sm" : "md"}
        busy={busy}
        onClick={() => void open()}
      >
        <Mail />
        {t("button")}
      </Button>
      {first ? <MailQuoteDialog quoteId={quoteId} first={first} onClose={() => setFirst(null)} /> : null}
    </>
  );
}
