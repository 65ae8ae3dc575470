import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { FitProof } from "@/components/catalogue/fit-proof";
import { ArticleSheetView } from "@/components/catalogue/sheet/article-sheet";
import { SupplierBox } from "@/components/catalogue/supplier-box";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { readPage } from "@/lib/domains/catalogue/pages/rules";
import { findArticle } from "@/lib/domains/catalogue/queries/get-article";
import { getFitVerdict } from "@/lib/domains/catalogue/queries/get-fit-verdict";
import { listAlternatives, listApplicability } from "@/lib/domains/catalogue/queries/list-applicability";
import type { CatalogueLanguage } from "@/lib/domains/catalogue/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { Actor } from "@/lib/platform/actor";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { PartFrame } from "../../parts/_components/part-frame";
import { partPlace, readId } from "../../parts/_components/part-place";

interface Props {
  params: Promise<{ field: string; value: string; articleId: string }>;
  searchParams: Promise<{ applicability?: string; alternatives?: string }>;
}

const findOnce = cache((actor: Actor, id: number, lang: CatalogueLanguage) => findArticle(actor, { id, lang }));

async function sheetAt(params: Props["params"]) {
  const [{ articleId }, place] = await Promise.all([params, partPlace(params)]);
  const id = readId(articleId);
  return { place, sheet: place && id ? await findOnce(place.actor, id, place.lang) : null };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sheet } = await sheetAt(params);
  return { title: sheet ? `${sheet.brand.name} ${sheet.number}` : (await getTranslations("catalogue"))("notFound") };
}

/** An article seen from a vehicle: whether it fits, who has it, and everything the catalogue knows of it. */
export default async function ArticlePage({ params, searchParams }: Props) {
  const [{ place, sheet }, query, t] = await Promise.all([
    sheetAt(params),
    searchParams,
    getTranslations("catalogue.sheet"),
  ]);
  if (!place) return null;
  const { actor, base, lang, facts } = place;
  if (!sheet) {
    const back = <LinkButton href={base}>{t("back")}</LinkButton>;
    return <EmptyState level={1} title={t("missingTitle")} text={t("missingText")} action={back} />;
  }
  const [applicability, alternatives, fit, buyer] = await Promise.all([
    listApplicability(actor, { articleId: sheet.id, page: readPage(query.applicability) }),
    listAlternatives(actor, { articleId: sheet.id, page: readPage(query.alternatives), lang }),
    facts ? getFitVerdict(actor, { articleId: sheet.id, ktype: facts.ktype, facts }) : null,
    pageBuyer(),
  ]);
  const { familyId, family, subFamilyId, subFamily, id: itemId } = sheet.genart;
  const articleHref = (id: number) => vehiclePlace(base, { kind: "article", articleId: id });
  return (
    <PartFrame
      place={place}
      title={`${sheet.brand.name} ${sheet.number}`}
      count={sheet.label}
      family={{ id: familyId, label: family }}
      subFamily={{ id: subFamilyId, label: subFamily }}
      here={sheet.number}
      above={vehiclePlace(base, {
        kind: "item",
        family: familyId,
        subFamily: subFamilyId,
        categoryId: subFamilyId,
        itemId,
      })}
    >
      <ArticleSheetView
        sheet={sheet}
        applicability={applicability}
        alternatives={alternatives}
        here={articleHref(sheet.id)}
        articleHref={articleHref}
        aside={
          <ClientMessages of={["catalogue", "offers", "cart"]}>
            {fit ? (
              <Card>
                <FitProof fit={fit} level={2} />
              </Card>
            ) : null}
            <Card title={t("suppliers")}>
              <SupplierBox
                article={{ id: sheet.id, brand: sheet.brand.name, number: sheet.number }}
                vehicle={facts}
                {...buyer}
              />
            </Card>
          </ClientMessages>
        }
      />
    </PartFrame>
  );
}
