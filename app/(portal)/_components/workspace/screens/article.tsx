import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { ArticleWarnings } from "@/app/(portal)/_components/article-warnings";
import { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { loadSheetParts } from "@/app/(portal)/_components/sheet-parts";
import { ArticleSheetView } from "@/components/catalogue/sheet/article-sheet";
import { WarningNotes } from "@/components/comebacks/warnings";
import { listPhantoms } from "@/lib/domains/offers/phantoms/queries";
import { listComebacks } from "@/lib/domains/comebacks/queries";
import { getFitVerdict } from "@/lib/domains/catalogue/sheet/queries/get-fit-verdict";
import { readPage } from "@/lib/shared/address";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { ArticleAside } from "../article-aside";
import { PartFrame } from "../part-frame";
import { screen, type Asked } from "../screen";
import { atTypeNumber } from "../type-numbers";
import { UnknownArticle } from "../unknown-article";
import type { Workspace } from "../workspace";

interface Found {
  place: Workspace;
  sheet: ArticleSheet;
}

async function Article({ query, found: { place, sheet } }: Asked<"article"> & { found: Found }) {
  const { actor, base, lang, facts } = place;
  const page = typeof query.applicability === "string" ? query.applicability : undefined;
  const [parts, fit, buyer, comebacks, phantoms] = await Promise.all([
    loadSheetParts(actor, { articleId: sheet.id, lang, page: readPage(page) }),
    facts ? getFitVerdict(actor, { articleId: sheet.id, ktype: facts.ktype, facts }) : null,
    pageBuyer(),
    facts ? listComebacks(actor, { ...facts, lang }) : {},
    listPhantoms(actor, { articleIds: [sheet.id] }),
  ]);
  const { familyId, family, subFamilyId, subFamily, id: itemId } = sheet.genart;
  const category = { family: familyId, subFamily: subFamilyId, categoryId: subFamilyId };
  return (
    <PartFrame
      place={place}
      title={nameOf(sheet)}
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
        aside={
          <ArticleWarnings comebacks={comebacks} phantoms={phantoms}>
            <WarningNotes of={sheet.id} mayWithdraw />
            <ArticleAside base={base} sheet={sheet} facts={facts} fit={fit} buyer={buyer} />
          </ArticleWarnings>
        }
      />
    </PartFrame>
  );
}

const nameOf = ({ brand, number }: ArticleSheet): string => `${brand.name} ${number}`;

/** An article seen from a vehicle: whether it fits, who has it, and everything the catalogue knows of it. */
export default screen("article", {
  async judge({ place: asked, at, query }) {
    const place = await atTypeNumber(asked, query);
    const sheet = await findSheet(place, at.articleId);
    return sheet ? { found: { place, sheet } } : "missing";
  },
  title: async (_, found) => found && nameOf(found.sheet),
  View: Article,
  Missing: UnknownArticle,
});
