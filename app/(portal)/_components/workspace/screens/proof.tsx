import { getTranslations } from "next-intl/server";
import { findSheet } from "@/app/(portal)/_components/find-sheet";
import { ProofPage } from "@/components/fit/proof-page";
import { getFitVerdict } from "@/lib/domains/catalogue/sheet/queries/get-fit-verdict";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { pageUser } from "@/lib/web/actor";
import { screen, type Asked } from "../screen";
import { UnknownArticle } from "../unknown-article";

interface Found {
  sheet: ArticleSheet;
  facts: VehicleFacts;
}

async function Proof({ place: { actor, base, vehicle }, found: { sheet, facts } }: Asked<"proof"> & { found: Found }) {
  const [fit, user] = await Promise.all([
    getFitVerdict(actor, { articleId: sheet.id, ktype: facts.ktype, facts }),
    pageUser(),
  ]);
  const { label, plate, record } = vehicle;
  const proof = {
    article: { brand: sheet.brand.name, number: sheet.number, label: sheet.label },
    vehicle: { label, plate, vin: record.vin, ktype: facts.ktype },
    ...{ fit, judgedAt: new Date().toISOString(), company: user.company.name },
  };
  return <ProofPage proof={proof} back={vehiclePlace(base, { kind: "article", articleId: sheet.id })} />;
}

/** Whether an article fits the vehicle, as a sheet of paper. */
export default screen("proof", {
  async judge({ place, at }) {
    const { facts } = place;
    const sheet = facts && (await findSheet(place, at.articleId));
    return sheet ? { found: { sheet, facts } } : "missing";
  },
  title: async () => (await getTranslations("catalogue.proof"))("title"),
  View: Proof,
  Missing: UnknownArticle,
});
