import type { Metadata } from "next";
import { forbidden } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { buttonClasses } from "@/components/ui/button-style";
import { LinkButton } from "@/components/ui/link-button";
import { listImports } from "@/lib/domains/stock/imports/queries";
import { requireActorAt, pageUser } from "@/lib/web/actor";
import { ImportForm } from "./_components/import-form";
import { ImportList } from "./_components/import-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("stock.import"))("title") };
}

/** A file of the stock to read in, and the last ones; for those who may update a stock group. */
export default async function ImportPage() {
  const actor = await requireActorAt("/own-stock");
  const [user, imports, t] = await Promise.all([pageUser(), listImports(actor), getTranslations("stock")]);
  const groups = user.stockGroups.filter(({ canUpdate }) => canUpdate === 1);
  if (groups.length === 0) forbidden();
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-1 flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-title font-title tracking-tight">{t("import.title")}</h1>
        <a href="/api/own-stock/template" download className={buttonClasses()}>
          {t("import.template")}
        </a>
        <LinkButton href="/own-stock">{t("back")}</LinkButton>
      </div>
      <p className="mb-4 text-ink-2">{t("import.lead")}</p>
      <ClientMessages of={["stock"]}>
        <ImportForm groups={groups.map(({ groupId, name }) => ({ id: groupId, name }))} />
      </ClientMessages>
      {imports.length > 0 ? <ImportList imports={imports} /> : null}
    </div>
  );
}
