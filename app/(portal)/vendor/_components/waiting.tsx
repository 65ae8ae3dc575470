import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { StoreFactList } from "@/components/vendors/store-facts";
import type { VendorAccount } from "@/lib/domains/vendors/schema";
import type { StoreFacts } from "@/lib/domains/vendors/rules";
import { pageFormat } from "@/lib/web/page-format";

/** What was sent in, while it waits for approval. */
export async function Waiting({ account: { store, submittedAt } }: { account: VendorAccount & { store: StoreFacts } }) {
  const [t, format] = await Promise.all([getTranslations("vendors"), pageFormat()]);
  return (
    <section className="grid max-w-180 gap-3">
      <div>
        <h2 className="text-lead font-semibold">{t("waiting.title")}</h2>
        <p className="text-ink-2">{t("waiting.text")}</p>
      </div>
      <Card title={t("facts.title")} level={3}>
        <StoreFactList store={store} />
        {submittedAt ? (
          <p className="mt-3 text-data text-ink-3">
            {t("waiting.sentAt", {
              date: format.dateTime(new Date(submittedAt), { dateStyle: "long", timeStyle: "short" }),
            })}
          </p>
        ) : null}
      </Card>
    </section>
  );
}
