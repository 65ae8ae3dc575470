import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { listKeys } from "@/lib/domains/session/keys/queries/list-keys";
import { listDeliveries, listWebhooks } from "@/lib/domains/webhooks/queries";
import { readId, withQuery } from "@/lib/shared/address";
import { LinkButton } from "@/components/ui/link-button";
import { requireActorAt } from "@/lib/web/actor";
import { AccessLinks } from "./_components/access-links";
import { DeliveryTable } from "./_components/delivery-table";
import { KeyDesk } from "./_components/key-desk";
import { WebhookDesk } from "./_components/webhook-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("programs"))("title") };
}

interface Props {
  searchParams: Promise<{ after?: string | string[] }>;
}

/** What opens the company's data to its other programs, what they are told, and what became of it. */
export default async function ProgramsPage({ searchParams }: Props) {
  const actor = await requireActorAt("/programs");
  const after = readId((await searchParams).after) ?? undefined;
  const [keys, webhooks, { deliveries, next }, t] = await Promise.all([
    listKeys(actor),
    listWebhooks(actor),
    listDeliveries(actor, { after, limit: 30 }),
    getTranslations("programs"),
  ]);
  return (
    <ClientMessages of={["programs"]}>
      <div className="mx-auto grid max-w-300 grid-cols-1 gap-8 px-4 py-4 md:px-6">
        <header>
          <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
          <p className="mb-2 text-ink-2">{t("lead")}</p>
          <AccessLinks />
        </header>
        <KeyDesk keys={keys.keys} givable={keys.givable} />
        <WebhookDesk webhooks={webhooks} />
        <section aria-labelledby="log">
          <h2 id="log" className="mb-2 text-sub font-semibold">
            {t("log.title")}
          </h2>
          {deliveries.length > 0 ? <DeliveryTable deliveries={deliveries} /> : <p>{t("log.empty")}</p>}
          {next ? (
            <div className="mt-3 flex justify-end">
              <LinkButton prefetch={false} href={withQuery("/programs", { after: String(next) })}>
                {t("log.older")}
              </LinkButton>
            </div>
          ) : null}
        </section>
      </div>
    </ClientMessages>
  );
}
