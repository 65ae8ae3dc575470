import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ArticleSheetView } from "@/components/catalogue/sheet/article-sheet";
import { SupplierBox } from "@/components/catalogue/supplier-box";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { readPage } from "@/lib/shared/address";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { readId } from "@/lib/shared/address";
import { loadSheetParts } from "@/app/(portal)/_components/sheet-parts";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ applicability?: string }>;
}

const sheetAt = cache(async (segment: string) => {
  const [actor, lang] = await Promise.all([requireActorAt("/pieces/article"), pageLanguage()]);
  return { actor, lang, sheet: await findSheet({ actor, lang }, readId(segment)) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sheet } = await sheetAt((await params).id);
  return { title: sheet ? `${sheet.brand.name} ${sheet.number}` : (await getTranslations("catalogue"))("notFound") };
}

/** An article on its own, without a vehicle to judge its fit by. */
export default async function ArticlePage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const [{ actor, lang, sheet }, t] = await Promise.all([sheetAt(id), getTranslations("catalogue.sheet")]);
  const identify = <LinkButton href={identificationStart}>{t("identify")}</LinkButton>;
  if (!sheet) return <EmptyState level={1} title={t("missingTitle")} text={t("missingText")} action={identify} />;
  const [parts, buyer] = await Promise.all([
    loadSheetParts(actor, { articleId: sheet.id, lang, page: readPage(query.applicability) }),
    pageBuyer(),
  ]);
  const { brand, number, genart } = sheet;
  return (
    <div className="px-4 py-3.5 md:px-5">
      <p className="text-data text-ink-3">
        {genart.family} › {genart.subFamily}
      </p>
      <h1 className="mb-3 flex flex-wrap items-baseline gap-x-2.5 text-title font-title tracking-tight">
        {brand.name} {number}
        <small className="text-body font-normal tracking-normal text-ink-3">{sheet.label}</small>
      </h1>
      <ArticleSheetView
        sheet={sheet}
        parts={parts}
        articlesAt="/pieces/article"
        aside={
          <>
            <Card>
              <p className="mb-2 text-ink-2">{t("noVehicle")}</p>
              {identify}
            </Card>
            <Card title={t("suppliers")}>
              <SupplierBox article={{ id: sheet.id, brand: brand.name, number }} vehicle={null} {...buyer} />
            </Card>
          </>
        }
      />
    </div>
  );
}
