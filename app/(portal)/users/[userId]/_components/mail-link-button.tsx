"use client";

import { useTranslations } from "next-intl";
import { useAction } from "@/components/page/use-action";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

interface Props {
  userId: number;
  companyId: number;
  company: string;
  email: string;
  /** Whether messages leave this installation at all. */
  delivers: boolean;
}

/** Sends the user a link by e-mail that signs them in; nobody else sees it. */
export function MailLinkButton({ userId, companyId, company, email, delivers }: Props) {
  const t = useTranslations("users.link");
  const { busy, run } = useAction(
    ({ status, code }) => {
      if (code === "cannot-enter") return t("cannotEnter", { company });
      return t(status === 429 ? "tooMany" : "failed");
    },
    { id: "mail-link" },
  );
  const send = () =>
    run(async () => {
      await call("post", "/users/link", { body: { userId, companyId } });
      toast.success(t(delivers ? "sent" : "sentKept", { email }), { id: "mail-link" });
    });
  return (
    <Card title={t("title")} className="mb-4">
      <p className="mb-3 text-ink-2">{t("text", { email })}</p>
      {delivers ? null : <Note className="mb-3">{t("kept")}</Note>}
      <Button busy={busy} onClick={() => void send()}>
        {t("send")}
      </Button>
    </Card>
  );
}
