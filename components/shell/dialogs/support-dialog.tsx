import { useTranslations } from "next-intl";
import useSWR from "swr";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

/** Whom to ask, and what they need to know to find what happened. */
export default function SupportDialog({ user, onClose }: HostedDialogProps) {
  const t = useTranslations("dialogs.support");
  const common = useTranslations("common");
  const { data, error } = useSWR("/support", () => call("get", "/support"));
  const facts = [
    [t("page"), window.location.href],
    [t("user"), `${user.name} (${user.userId})`],
    [t("company"), `${user.company.name} (${user.companyId})`],
    [t("browser"), navigator.userAgent],
  ] as const;
  const text = facts.map((line) => line.join(": ")).join("\n");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t("copied"), { id: "support" }),
      () => toast.error(common("error"), { id: "support" }),
    );
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <div className="grid gap-4">
        <p className="text-ink-2">{t("lead")}</p>
        {data && (data.email ?? data.phone) ? (
          <div className="flex flex-wrap gap-2">
            {data.email ? (
              <a
                href={`mailto:${data.email}?body=${encodeURIComponent(`\n\n${text}`)}`}
                className={buttonClasses("primary")}
              >
                {t("email")}
              </a>
            ) : null}
            {data.phone ? (
              <a href={`tel:${data.phone.replace(/[^+\d]/g, "")}`} className={buttonClasses()}>
                {t("phone")} <bdi className="num">{data.phone}</bdi>
              </a>
            ) : null}
          </div>
        ) : null}
        <section aria-labelledby="support-people">
          <h3 id="support-people" className="mb-1 font-semibold">
            {t(`administrators.${data?.administrate ?? "company"}`)}
          </h3>
          {error ? <p role="alert">{t("failed")}</p> : null}
          {data && data.administrators.length === 0 ? <p className="text-ink-3">{t("nobody")}</p> : null}
          <ul className="grid">
            {data?.administrators.map(({ name, email }) => (
              <li key={email} className="flex flex-wrap items-center gap-x-3">
                {name}
                <a href={`mailto:${email}`} className="inline-flex min-h-8 items-center text-accent touch:min-h-11">
                  <bdi>{email}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="support-facts">
          <h3 id="support-facts" className="mb-1 font-semibold">
            {t("facts")}
          </h3>
          <dl className="mb-3 grid gap-x-4 gap-y-1 rounded-md bg-sunk p-3 text-data sm:grid-cols-[auto_minmax(0,1fr)]">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="wrap-anywhere" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <Button onClick={() => void copy()}>{t("copy")}</Button>
        </section>
      </div>
    </Dialog>
  );
}
