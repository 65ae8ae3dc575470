import { getTranslations } from "next-intl/server";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { StoreFactList } from "@/components/vendors/store-facts";
import { conditionsAddress } from "@/lib/domains/vendors/conditions";
import type { VendorAccount } from "@/lib/domains/vendors/schema";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { pageFormat } from "@/lib/web/page-format";
import { ConsentButton } from "./consent-button";
import { TermsForm } from "./terms-form";

interface Props {
  actor: Actor;
  account: VendorAccount;
  lang: string;
}

/** A store that was approved: who it is, on which terms it sells, from which stock, and the conditions that it accepted. */
export async function StoreAccount({ actor, account, lang }: Props) {
  const [t, format] = await Promise.all([getTranslations("vendors"), pageFormat()]);
  const { status, number, store, reason, terms, decidedAt } = account;
  const open = status === "approuved";
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "long" });
  const said = [
    number === null ? null : t("account.number", { number }),
    open && decidedAt ? t("account.since", { date: day(decidedAt) }) : null,
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <Card title={t(open ? "account.open" : "account.closed")}>
          <p className="text-data text-ink-2">{said.filter(Boolean).join(" · ")}</p>
          <p className="mt-3">
            <LinkButton href="/vendor/orders">{t("account.toOrders")}</LinkButton>
          </p>
          {open ? null : (
            <Note tone="no" className="mt-2">
              <p>{t("account.closedText")}</p>
              <p className="wrap-anywhere whitespace-pre-line">
                <bdi>{reason}</bdi>
              </p>
            </Note>
          )}
        </Card>
        {store ? (
          <Card title={t("facts.title")}>
            <StoreFactList store={store} />
          </Card>
        ) : null}
      </div>
      <div className="grid content-start gap-4">
        {open && terms ? (
          <Card title={t("account.terms")}>
            <TermsForm first={terms} />
          </Card>
        ) : null}
        {open ? <OwnShelf stocks={mayOpen("/own-stock", heldBy(actor))} /> : null}
        <Consent account={account} lang={lang} />
      </div>
    </div>
  );
}

async function OwnShelf({ stocks }: { stocks: boolean }) {
  const t = await getTranslations("vendors.account");
  return (
    <Card title={t("stock")}>
      <p className="text-ink-2">{t("stockText")}</p>
      {stocks ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton href="/own-stock">{t("toStock")}</LinkButton>
          <LinkButton href="/own-stock/import">{t("toImport")}</LinkButton>
        </div>
      ) : (
        <p className="mt-2 text-data text-ink-3">{t("noStock")}</p>
      )}
    </Card>
  );
}

async function Consent({ account: { consent, conditions }, lang }: Pick<Props, "account" | "lang">) {
  const [t, form, format] = await Promise.all([
    getTranslations("vendors.consent"),
    getTranslations("vendors.form"),
    pageFormat(),
  ]);
  const day = (version: string) =>
    Number.isNaN(Date.parse(version))
      ? version
      : format.dateTime(new Date(version), { dateStyle: "long", timeZone: "UTC" });
  const when = (at: string) => format.dateTime(new Date(at), { dateStyle: "long", timeStyle: "short" });
  return (
    <Card title={t("title")}>
      <p className="text-ink-2">
        {consent
          ? [
              t("accepted", { version: day(consent.version), date: when(consent.acceptedAt) }),
              consent.acceptedBy ? t("by", { name: consent.acceptedBy }) : "",
            ]
              .filter(Boolean)
              .join(" ")
          : t("none")}
      </p>
      {consent?.version === conditions ? null : <Note className="mt-2">{t("new", { version: day(conditions) })}</Note>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <a href={conditionsAddress(lang)} target="_blank" rel="noreferrer" className="reach text-accent underline">
          {form("read")}
        </a>
        {consent?.version === conditions ? null : <ConsentButton version={conditions} />}
      </div>
    </Card>
  );
}
