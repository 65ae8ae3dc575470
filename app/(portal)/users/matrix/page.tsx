import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { menuEntries } from "@/components/page/menu-entries";
import { LinkButton } from "@/components/ui/link-button";
import { accessRights } from "@/lib/domains/admin/rights/rules";
import { matrixOf } from "@/lib/domains/admin/rights/matrix";
import { textsOf } from "@/lib/platform/texts";
import { requireActorAt } from "@/lib/web/actor";
import { declaredCalls } from "@/lib/web/declared-calls";
import { pageLanguage } from "@/lib/web/language";
import { MatrixTable } from "./_components/matrix-table";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("users.matrix"))("title") };
}

/** Every right with the menu entries, screens, tabs and calls that it opens. */
export default async function MatrixPage() {
  await requireActorAt("/users");
  const [language, t, menu] = await Promise.all([
    pageLanguage(),
    getTranslations("users"),
    getTranslations("shell.menu"),
  ]);
  const branches = accessRights(await textsOf(language, "rights")).families.flatMap((family) => family.branches);
  const meanings = new Map(branches.map(({ id, label }) => [id, label]));
  const rows = matrixOf({ menu: menuEntries, calls: declaredCalls }).map((row) => ({
    ...row,
    menu: menuEntries.filter(({ id }) => row.menu.includes(id)).map(({ id }) => menu(id)),
    meaning: meanings.get(row.right) ?? "",
  }));
  return (
    <ClientMessages of={["users"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-1 flex flex-wrap items-center gap-3">
          <h1 className="me-auto text-title font-title tracking-tight">{t("matrix.title")}</h1>
          <LinkButton href="/users">{t("back")}</LinkButton>
        </div>
        <p className="mb-3 text-ink-2">{t("matrix.lead")}</p>
        <MatrixTable rows={rows} />
      </div>
    </ClientMessages>
  );
}
