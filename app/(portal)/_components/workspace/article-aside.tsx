import { getTranslations } from "next-intl/server";
import type { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { ExpertCard } from "@/components/catalogue/expert/expert-card";
import { FitProof } from "@/components/fit/fit-proof";
import { SupplierBox } from "@/components/catalogue/supplier-box";
import { ClientMessages } from "@/components/page/client-messages";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { getFitVerdict } from "@/lib/domains/catalogue/sheet/queries/get-fit-verdict";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { pageExpert } from "@/lib/web/expert";

interface Props {
  /** The address of the vehicle. */
  base: string;
  sheet: Pick<ArticleSheet, "id" | "brand" | "number" | "genart" | "criteria">;
  facts: VehicleFacts | null;
  fit: Awaited<ReturnType<typeof getFitVerdict>> | null;
  buyer: Awaited<ReturnType<typeof pageBuyer>>;
}

/** Beside an article's sheet: whether it fits the vehicle, who has it, and for experts what they may correct. */
export async function ArticleAside({ base, sheet, facts, fit, buyer }: Props) {
  const { id, brand, number } = sheet;
  const [t, expert] = await Promise.all([getTranslations("catalogue.sheet"), pageExpert()]);
  return (
    <ClientMessages of={["catalogue", "offers", "cart.adding"]}>
      {fit ? (
        <Card>
          <FitProof fit={fit} level={2} />
          <LinkButton href={`${base}/article/${id}/proof`} prefetch={false} size="sm" className="mt-3">
            {t("proof")}
          </LinkButton>
        </Card>
      ) : null}
      <Card title={t("suppliers")}>
        <SupplierBox article={{ id, brand: brand.name, number }} vehicle={facts} {...buyer} />
      </Card>
      {facts && expert ? (
        <ClientMessages of={["expert"]}>
          <ExpertCard article={expertArticle(sheet, facts.ktype)} />
        </ClientMessages>
      ) : null}
    </ClientMessages>
  );
}

const expertArticle = ({ id, number, brand, genart, criteria }: Props["sheet"], ktype: number) => ({
  ...{ id, number, ktype },
  name: `${brand.name} ${number}`,
  genart: { id: genart.id, label: genart.label },
  values: criteria.map(({ labelId, value }) => ({ labelId, value })),
});
