import { getTranslations } from "next-intl/server";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { ProposalsLater } from "@/components/besides/proposals-later";
import { ClientMessages } from "@/components/page/client-messages";
import { Card } from "@/components/ui/card";
import { listBesides } from "@/lib/domains/cart/besides/queries/list-besides";
import type { Actor } from "@/lib/platform/actor";
import { pageLanguage } from "@/lib/web/language";

const titleId = "besides";

/** What the jobs of the cart need besides; nothing where nothing was forgotten. */
export async function Besides({ actor, customerId }: { actor: Actor; customerId: number }) {
  const lang = await pageLanguage();
  const [proposals, { mayAdd }, t] = await Promise.all([
    listBesides(actor, { customerId, lang }),
    pageBuyer(),
    getTranslations("besides"),
  ]);
  if (proposals.length === 0) return null;
  const title = (
    <span id={titleId} tabIndex={-1}>
      {t("title")}
    </span>
  );
  return (
    <Card title={title}>
      <ClientMessages of={["besides", "repair.times", "catalogue.fit"]}>
        <ProposalsLater {...{ customerId, proposals, mayAdd, titleId }} />
      </ClientMessages>
    </Card>
  );
}
