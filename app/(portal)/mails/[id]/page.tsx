import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { MailState } from "@/components/mails/mail-state";
import { ClientMessages } from "@/components/page/client-messages";
import { Note } from "@/components/ui/badge";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonClasses } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { findShownMail } from "@/lib/domains/mails/queries/read-file";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { MailFacts } from "./_components/mail-facts";
import { ResendButton } from "./_components/resend-button";

interface Props {
  params: Promise<{ id: string }>;
}

const mailOf = cache(async (segment: string) => {
  const actor = await requireActorAt("/mails");
  const id = readId(segment);
  return id === null ? null : findShownMail(actor, { id });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [mail, t] = await Promise.all([mailOf((await params).id), getTranslations("mails")]);
  return { title: mail?.subject ?? t("title") };
}

/** A message as it was written, as plain text. */
export default async function MailPage({ params }: Props) {
  const [mail, t] = await Promise.all([mailOf((await params).id), getTranslations("mails")]);
  if (!mail) notFound();
  const { id, subject, state, text, hasFile, language } = mail;
  return (
    <ClientMessages of={["mails.resend"]}>
      <div className="mx-auto max-w-200 px-4 py-4 md:px-6">
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/mails" }, { label: subject }]} />
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h1 className="me-auto min-w-0 text-title font-title tracking-tight wrap-anywhere">
            <bdi>{subject}</bdi>
          </h1>
          {hasFile ? (
            <a href={`/api/mails/${id}/file`} download className={buttonClasses("secondary")}>
              {t("file")}
            </a>
          ) : null}
          {state === "failed" && text !== null ? <ResendButton id={id} /> : null}
        </div>
        <p className="mb-3">
          <MailState {...mail} />
        </p>
        <div className="grid gap-4">
          <MailFacts mail={mail} />
          {text === null ? (
            <Note>{t("sealed")}</Note>
          ) : (
            <Card title={t("detail.text")}>
              <p lang={language} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            </Card>
          )}
        </div>
      </div>
    </ClientMessages>
  );
}
