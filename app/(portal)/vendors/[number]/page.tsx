import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { PortalPage } from "@/app/(portal)/_components/portal-page";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { ClientMessages } from "@/components/page/client-messages";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { StatusBadge } from "@/components/vendors/status-badge";
import { StoreFactList } from "@/components/vendors/store-facts";
import { admitsVendors } from "@/lib/domains/vendors/access";
import { wrongKeysOf } from "@/lib/domains/vendors/checks";
import { findVendor } from "@/lib/domains/vendors/queries/list-vendors";
import type { VendorCase } from "@/lib/domains/vendors/schema";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageFormat } from "@/lib/web/page-format";
import { CheckList } from "./_components/check-list";
import { DecisionForm } from "./_components/decision-form";

interface Props {
  params: Promise<{ number: string }>;
}

const vendorAt = cache(async (segment: string) => {
  const actor = await requireActorAt("/vendors");
  if (!admitsVendors(actor)) notFound();
  const number = readId(segment);
  return number === null ? null : findVendor(actor, { number });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [found, t] = await Promise.all([vendorAt((await params).number), getTranslations("vendors.admin")]);
  return { title: found?.store.storeName ?? t("title") };
}

/** One store with what its approval rests on, and the decision. */
export default async function VendorCasePage({ params }: Props) {
  const [found, t, field] = await Promise.all([
    vendorAt((await params).number),
    getTranslations("vendors.admin"),
    getTranslations("vendors.field"),
  ]);
  if (!found) {
    await settleMissing();
    const back = <LinkButton href="/vendors">{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("unknown")} text={t("unknownText")} action={back} />;
  }
  const { status, store, company, reason, checks, number, version } = found;
  return (
    <PortalPage title={store.storeName} lead={company.name} back={{ href: "/vendors", label: t("back") }}>
      <p>
        <StatusBadge status={status} />
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <Card title={t("checks.title")}>
            <CheckList checks={checks} />
          </Card>
          <Card title={t("decision.title")}>
            {reason ? (
              <Note className="mb-3 wrap-anywhere whitespace-pre-line">
                <bdi>{reason}</bdi>
              </Note>
            ) : null}
            <ClientMessages of={["vendors.admin"]}>
              <DecisionForm
                key={version}
                vendor={{ number, version, status, storeName: store.storeName }}
                wrong={wrongKeysOf(store).map((one) => field(one))}
              />
            </ClientMessages>
          </Card>
        </div>
        <Card title={(await getTranslations("vendors.facts"))("title")}>
          <StoreFactList store={store} />
          <History found={found} />
        </Card>
      </div>
    </PortalPage>
  );
}

async function History({ found }: { found: VendorCase }) {
  const [t, c, format] = await Promise.all([
    getTranslations("vendors.admin"),
    getTranslations("vendors.consent"),
    pageFormat(),
  ]);
  const { submittedAt, submittedBy, decidedAt, decidedBy, consent } = found;
  const when = (at: string) => format.dateTime(new Date(at), { dateStyle: "long", timeStyle: "short" });
  const named = (name: string | null) => name ?? t("somebody");
  return (
    <ul className="mt-3 grid gap-0.5 text-data text-ink-2">
      {submittedAt ? <li>{t("submittedBy", { name: named(submittedBy), date: when(submittedAt) })}</li> : null}
      {decidedAt ? <li>{t("decidedBy", { name: named(decidedBy), date: when(decidedAt) })}</li> : null}
      {consent ? (
        <li>
          {c("title")} · {c("accepted", { version: consent.version, date: when(consent.acceptedAt) })}{" "}
          {c("by", { name: named(consent.acceptedBy) })}
        </li>
      ) : null}
    </ul>
  );
}
