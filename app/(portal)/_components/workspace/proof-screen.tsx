import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProofPage } from "@/components/fit/proof-page";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findArticle } from "@/lib/domains/catalogue/sheet/queries/get-article";
import { getFitVerdict } from "@/lib/domains/catalogue/fit/queries/get-fit-verdict";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { pageUser } from "@/lib/web/actor";
import { readId, type WorkspaceOf } from "./workspace";

/** Whether an article fits the vehicle, as a sheet of paper. */
export function proofScreen<Params>(workspaceOf: WorkspaceOf<Params>) {
  type Props = { params: Promise<Params & { articleId: string }> };

  async function generateMetadata(): Promise<Metadata> {
    return { title: (await getTranslations("catalogue.proof"))("title") };
  }

  async function Page({ params }: Props) {
    const [{ articleId }, place, user, t] = await Promise.all([
      params,
      workspaceOf(params),
      pageUser(),
      getTranslations("catalogue.sheet"),
    ]);
    if (!place) return null;
    const { actor, base, lang, vehicle, facts } = place;
    const id = readId(articleId);
    const sheet = id && facts ? await findArticle(actor, { id, lang, ktype: facts.ktype }) : null;
    if (!sheet || !facts) {
      const back = <LinkButton href={base}>{t("back")}</LinkButton>;
      return <EmptyState level={1} title={t("missingTitle")} text={t("missingText")} action={back} />;
    }
    const fit = await getFitVerdict(actor, { articleId: sheet.id, ktype: facts.ktype, facts });
    const { label, plate, record } = vehicle;
    const proof = {
      article: { brand: sheet.brand.name, number: sheet.number, label: sheet.label },
      vehicle: { label, plate, vin: record.vin, ktype: facts.ktype },
      ...{ fit, judgedAt: new Date().toISOString(), company: user.company.name },
    };
    return <ProofPage proof={proof} back={vehiclePlace(base, { kind: "article", articleId: sheet.id })} />;
  }
  return { generateMetadata, Page };
}
