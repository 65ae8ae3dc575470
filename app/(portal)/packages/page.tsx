import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PackageList } from "@/components/packages/package-list";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { listPackages } from "@/lib/domains/packages/queries/read-packages";
import { requireActorAt } from "@/lib/web/actor";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("packages"))("title") };
}

/** What the company keeps of jobs by name, to be changed and removed. */
export default async function PackagesPage() {
  const actor = await requireActorAt("/packages");
  const [{ packages }, t, cart] = await Promise.all([
    listPackages(actor),
    getTranslations("packages"),
    getTranslations("cart"),
  ]);
  return (
    <div className="mx-auto max-w-240 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <p className="mb-3 text-ink-2">{t("about")}</p>
      {packages.length > 0 ? (
        <PackageList packages={packages} hrefOf={(id) => `/packages/${id}`} />
      ) : (
        <EmptyState
          title={t("empty")}
          text={t("emptyText")}
          action={
            <LinkButton href="/cart?tab=cart" variant="primary">
              {cart("title")}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
