import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { EntryFrame } from "@/components/session/entry-frame";
import { QrSignIn } from "@/components/session/qr-sign-in";
import { safeReturnPath } from "@/lib/domains/session/rules";
import { findPageActor } from "@/lib/web/actor";
import { LoginForm } from "./_components/login-form";

interface Props {
  searchParams: Promise<{ from?: string | string[]; notice?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login");
  return { title: t("title") };
}

const texts = [
  ...(["email", "password", "showPassword", "hidePassword", "submit"] as const),
  ...(["busy", "wrong-credentials", "offline", "required"] as const),
] as const;

export default async function LoginPage({ searchParams }: Props) {
  const [t, query, actor] = await Promise.all([getTranslations("login"), searchParams, findPageActor()]);
  const returnTo = safeReturnPath([query.from].flat()[0]);
  if (actor) redirect(returnTo);
  const labels = Object.fromEntries(texts.map((key) => [key, t(key)])) as Record<(typeof texts)[number], string>;
  const locked = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [index + 1, t("locked", { minutes: index + 1 })]),
  );
  return (
    <EntryFrame title={t("title")}>
      {query.notice === "signedOut" ? (
        <p role="status" className="mb-4 rounded bg-fit-soft px-3 py-2 text-data text-fit">
          {t("signedOut")}
        </p>
      ) : null}
      <LoginForm returnTo={returnTo} labels={labels} locked={locked} />
      <p className="my-3 text-center text-data text-ink-3">{t("or")}</p>
      <div className="grid">
        <ClientMessages of={["login"]}>
          <QrSignIn returnTo={returnTo} />
        </ClientMessages>
      </div>
    </EntryFrame>
  );
}
