import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { mayChangePassword } from "@/lib/domains/account/passwords/rules";
import { factsOf } from "@/lib/platform/actor";
import { pageUser, requirePageActor } from "@/lib/web/actor";
import { PasswordForm } from "./_components/password-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account.password"))("title") };
}

export default async function PasswordPage() {
  const [actor, user, t] = await Promise.all([requirePageActor(), pageUser(), getTranslations("account.password")]);
  return (
    <div className="max-w-120 px-4 py-4 md:px-5">
      <h1 className="mb-1 text-title font-title tracking-tight">{t("title")}</h1>
      {mayChangePassword(factsOf(actor).door) ? (
        <>
          <p className="mb-4 text-ink-2">{t("lead")}</p>
          <ClientMessages of={["account.password"]}>
            <PasswordForm email={user.email} name={user.name} />
          </ClientMessages>
        </>
      ) : (
        <p className="text-ink-2">{t("otherDoor")}</p>
      )}
    </div>
  );
}
