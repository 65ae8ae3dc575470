import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { WaitingHere } from "@/components/outbox/waiting-here";
import { EntryFrame } from "@/components/session/entry-frame";
import { LoginForm } from "@/components/session/login-form";
import { QrSignIn } from "@/components/session/qr-sign-in";
import { SignOn } from "@/components/session/sign-on";
import { safeReturnPath } from "@/lib/domains/session/rules";
import { findSignOnName } from "@/lib/domains/session/sso/queries/find-sign-on";
import { isSignOnFault } from "@/lib/domains/session/sso/rules";
import { findPageActor } from "@/lib/web/actor";

interface Props {
  searchParams: Promise<{
    from?: string | string[];
    notice?: string | string[];
    sso?: string | string[];
    state?: string | string[];
  }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("login");
  return { title: t("title") };
}

export default async function LoginPage({ searchParams }: Props) {
  const [t, query, actor] = await Promise.all([getTranslations("login"), searchParams, findPageActor()]);
  const returnTo = safeReturnPath([query.from].flat()[0]);
  if (actor) redirect(returnTo);
  const [fault, name] = [[query.sso].flat()[0], findSignOnName()];
  // The provider leads back here after it has ended its own session.
  const signedOut = query.notice === "signedOut" || query.state === "signedOut";
  return (
    <EntryFrame title={t("title")}>
      {signedOut ? (
        <p role="status" className="mb-4 rounded bg-fit-soft px-3 py-2 text-data text-fit">
          {t("signedOut")}
        </p>
      ) : null}
      {name !== null && isSignOnFault(fault) ? (
        <p role="alert" className="mb-4 rounded bg-no-soft px-3 py-2 text-data font-medium text-no">
          {t(`sso.${fault}`, { name })}
        </p>
      ) : null}
      <ClientMessages inPage of={["login", "scan"]}>
        <WaitingHere />
        <LoginForm returnTo={returnTo} />
        <p className="my-3 text-center text-data text-ink-3">{t("or")}</p>
        <div className="grid gap-2">
          {name === null ? null : <SignOn name={name} returnTo={returnTo} silent={!signedOut && fault === undefined} />}
          <QrSignIn returnTo={returnTo} />
        </div>
      </ClientMessages>
    </EntryFrame>
  );
}
