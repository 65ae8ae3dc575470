import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { mostSubject, mostText } from "@/lib/domains/quotes/mailing/rules";
import type { QuoteMailDraft } from "@/lib/domains/quotes/mailing/schema";
import { randomId } from "@/lib/shared/random-id";

interface Props {
  quoteId: number;
  first: QuoteMailDraft;
  onClose: () => void;
}

/** The message about a quote: to whom, what it says, and whether the customer's page is linked. */
export function MailQuoteDialog({ quoteId, first, onClose }: Props) {
  const t = useTranslations("quotes.mail");
  const common = useTranslations("common");
  const router = useRouter();
  // A second press after a lost answer is the same message.
  const key = useRef({ of: "", id: "" });
  const { to, subject, text, online, replyTo, delivers } = first;
  const draft = useDraft({
    id: "quote-mail",
    first: { to, subject, text, online },
    word: (code) => (code === "email" ? t("badAddress") : null),
    refusal: ({ status }) => t(status === 429 ? "tooMany" : "failed"),
    send: async (values) => {
      const body = { quoteId, ...values };
      const of = JSON.stringify(body);
      if (key.current.of !== of) key.current = { of, id: randomId() };
      await call("post", "/quote/mail", { body, idempotencyKey: key.current.id });
      toast.success(t(delivers ? "done" : "doneKept", { to: values.to }), { id: "quote-mail" });
      onClose();
      router.refresh();
    },
  });
  const unsaved = {
    question: common("unsaved.question"),
    stay: common("unsaved.stay"),
    leave: common("unsaved.leave"),
  };
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} unsaved={unsaved}>
      {delivers ? null : <Note className="mb-4">{t("notDelivered")}</Note>}
      <DraftForm draft={draft} submit={t("send")} onCancel={onClose}>
        <DraftField draft={draft} name="to" label={t("to")} type="email" maxLength={254} required autoComplete="off" />
        <DraftField draft={draft} name="subject" label={t("subject")} maxLength={mostSubject} required />
        <DraftField draft={draft} name="text" label={t("text")} rows={9} maxLength={mostText} required />
        {online ? (
          <Checkbox
            label={t("online")}
            checked={draft.values.online}
            onChange={({ target }) => draft.set({ online: target.checked })}
          />
        ) : null}
        <p className="text-data text-ink-2">{replyTo ? t("attached", { replyTo }) : t("attachedNoReply")}</p>
      </DraftForm>
    </Dialog>
  );
}
