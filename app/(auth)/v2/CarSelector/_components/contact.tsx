import { getTranslations } from "next-intl/server";
import { buttonClasses } from "@/components/ui/button-style";
import { getSupport } from "@/lib/domains/account/support/queries";
import type { Actor } from "@/lib/platform/actor";

/** The support of the installation, and who administers the company. */
export async function Contact({ actor }: { actor: Actor }) {
  const [{ email, phone, administrators, administrate }, t] = await Promise.all([
    getSupport(actor),
    getTranslations("dialogs.support"),
  ]);
  return (
    <div className="grid gap-3">
      {email || phone ? (
        <div className="flex flex-wrap gap-2">
          {email ? (
            <a href={`mailto:${email}`} className={buttonClasses("primary")}>
              {t("email")}
            </a>
          ) : null}
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={buttonClasses()}>
              {t("phone")} <bdi className="num">{phone}</bdi>
            </a>
          ) : null}
        </div>
      ) : null}
      <h3 className="font-semibold">{t(`administrators.${administrate}`)}</h3>
      {administrators.length === 0 ? <p className="text-ink-3">{t("nobody")}</p> : null}
      <ul>
        {administrators.map(({ name, email: address }) => (
          <li key={address} className="flex flex-wrap items-center gap-x-3">
            {name}
            <a href={`mailto:${address}`} className="inline-flex min-h-8 items-center text-accent touch:min-h-11">
              <bdi>{address}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
