"use client";

import { Mail, MessageSquareText, Share2 } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { toast } from "@/components/ui/toast-store";
import { mailAddress, smsAddress } from "./share-addresses";

interface Props {
  address: string;
  company: string;
  phone: string;
  email: string;
  /** The number of the quote that is sent; without it the page itself is. */
  quote?: string;
}

const never = () => () => undefined;
const canShare = () => typeof navigator.share === "function";

/** Sends the address by text message, by e-mail, and where the device has one by its own share sheet. */
export function ShareButtons({ address, company, phone, email, quote }: Props) {
  const t = useTranslations("companion.share");
  const shares = useSyncExternalStore(never, canShare, () => false);
  const number = quote ?? "";
  const text = quote ? t("messageQuote", { number, company, address }) : t("message", { company, address });
  const subject = quote ? t("subjectQuote", { number, company }) : t("subject", { company });
  const share = () =>
    void navigator.share({ title: subject, text, url: address }).catch((error: unknown) => {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toast.warning(t("shareFailed"), { id: "companion" });
    });
  return (
    <div role="group" aria-label={t("send")} className="mt-3 flex flex-wrap gap-2">
      <a href={smsAddress(phone, text)} className={buttonClasses("secondary")}>
        <MessageSquareText />
        {t("sms")}
      </a>
      <a href={mailAddress(email, { subject, text })} className={buttonClasses("secondary")}>
        <Mail />
        {t("mail")}
      </a>
      {shares ? (
        <Button onClick={share}>
          <Share2 />
          {t("other")}
        </Button>
      ) : null}
    </div>
  );
}
