import { getTranslations } from "next-intl/server";
import type { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { FitProof } from "@/components/catalogue/fit-proof";
import { SupplierBox } from "@/components/catalogue/supplier-box";
import { ClientMessages } from "@/components/layout/client-messages";
import { Card } from "@/components/ui/card";
import type { getFitVerdict } from "@/lib/domains/catalogue/queries/get-fit-verdict";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";

interface Props {
  sheet: Pick<ArticleSheet, "id" | "brand" | "number">;
  facts: VehicleFacts | null;
  fit: Awaited<ReturnType<typeof getFitVerdict>> | null;
  buyer: Awaited<ReturnType<typeof pageBuyer>>;
}

/** Beside an article's sheet: whether it fits the vehicle, and who has it. */
export async function ArticleAside({ sheet: { id, brand, number }, facts, fit, buyer }: Props) {
  const t = await getTranslations("catalogue.sheet");
  return (
    <ClientMessages of={["catalogue", "offers", "cart"]}>
      {fit ? (
        <Card>
          <FitProof fit={fit} level={2} />
        </Card>
      ) : null}
      <Card title={t("suppliers")}>
        <SupplierBox article={{ id, brand: brand.name, number }} vehicle={facts} {...buyer} />
      </Card>
    </ClientMessages>
  );
}
