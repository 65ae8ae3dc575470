import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { loadSheetParts } from "@/app/(portal)/_components/sheet-parts";
import { ArticleSheetView } from "@/components/catalogue/sheet/article-sheet";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { readPage } from "@/lib/shared/address";
import { getFitVerdict } from "@/lib/domains/catalogue/fit/queries/get-fit-verdict";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { ArticleAside } from "./article-aside";
import { PartFrame } from "./part-frame";
import { atTypeNumber } from "./type-numbers";
import { readId, type WorkspaceOf } from "./workspace";

/** An article seen from a vehicle: whether it fits, who has it, and everything the catalogue knows of it. */
export function articleScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = {
    params: Promise<Params & { articleId: string }>;
    searchParams: Promise<{ applicability?: string; typnr?: string }>;
  };

  async function sheetAt({ params, searchParams }: Props) {
    const [{ articleId }, found] = await Promise.all([params, workspaceOf(params)]);
    const place = found && (await atTypeNumber(found, searchParams));
    return { place, sheet: place && (await findSheet(place, readId(articleId))) };
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { sheet } = await sheetAt(props);
    return { title: sheet ? `${sheet.brand.name} ${sheet.number}` : (await getTranslations("catalogue"))("notFound") };
  }

  async function Page(props: Props) {
    const [{ place, sheet }, query, t] = await Promise.all([
      sheetAt(props),
      props.searchParams,
      getTranslations("catalogue.sheet"),
    ]);
    if (!place) return null;
    const { actor, base, lang, facts } = place;
    if (!sheet) {
      const back = <LinkButton href={base}>{t("back")}</LinkButton>;
      return <EmptyState level={1} title={t("missingTitle")} text={t("missingText")} action={back} />;
    }
    const [parts, fit, buyer] = await Promise.all([
      loadSheetParts(actor, { articleId: sheet.id, lang, page: readPage(query.applicability) }),
      facts ? getFitVerdict(actor, { articleId: sheet.id, ktype: facts.ktype, facts }) : null,
      pageBuyer(),
    ]);
    const { familyId, family, subFamilyId, subFamily, id: itemId } = sheet.genart;
    const category = { family: familyId, subFamily: subFamilyId, categoryId: subFamilyId };
    return (
      <PartFrame
        place={place}
        title={`${sheet.brand.name} ${sheet.number}`}
        count={sheet.label}
        family={{ id: familyId, label: family }}
        subFamily={{ id: subFamilyId, label: subFamily }}
        here={sheet.number}
        above={vehiclePlace(base, { kind: "item", ...category, itemId })}
      >
        <ArticleSheetView
          sheet={sheet}
          parts={parts}
          articlesAt={`${base}/article`}
          aside={<ArticleAside base={base} sheet={sheet} facts={facts} fit={fit} buyer={buyer} />}
        />
      </PartFrame>
    );
  }
  return { generateMetadata, Page };
}
