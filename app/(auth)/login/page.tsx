import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { EntryFrame } from "@/components/session/entry-frame";
import { LoginForm } from "@/components/session/login-form";
import { QrSignIn } from "@/components/session/qr-sign-in";
import { safeReturnPath } from "@/lib/domains/session/rules";
import { findPageActor } from "@/lib/web/actor";

interface Props {
  searchParams: Promise<{ from?: string | string[]; notice?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login");
  return { title: t("title") };
}

export default async function LoginPage({ searchParams }: Props) {
  const [t, query, actor] = await Promise.all([getTranslations("login"), searchParams, findPageActor()]);
  const returnTo = safeReturnPath([query.from].flat()[0]);
  if (actor) redirect(returnTo);
  return (
    <EntryFrame title={t("title")}>
      {query.notice === "signedOut" ? (
        <p role="status" className="mb-4 rounded bg-fit-soft px-3 py-2 text-data text-fit">
          {t("signedOut")}
        </p>
      ) : null}
      <ClientMessages of={["login"]}>
        <LoginForm returnTo={returnTo} />
        <p className="my-3 text-center text-data text-ink-3">{t("or")}</p>
        <div className="grid">
          <QrSignIn returnTo={returnTo} />
        </div>
      </ClientMessages>
    </EntryFrame>
  );
}
