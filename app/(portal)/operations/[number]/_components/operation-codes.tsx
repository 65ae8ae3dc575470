import { getTranslations } from "next-intl/server";
import { CodesOfOperation } from "@/components/operations/codes-of-operation";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { Operation } from "@/lib/domains/operations/schema";
import { vehicleBase, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { codesSegment } from "@/lib/shared/fault-code";

/** The fault codes of an operation, the way to their help, and a field for further ones. */
export async function OperationCodes({ operation: { number, codes, status } }: { operation: Operation }) {
  const t = await getTranslations("operations");
  const segment = codesSegment(codes.map((code) => ({ code })));
  const help = vehiclePlace(vehicleBase({ field: "operation", value: number }), { kind: "dtc", codes: segment });
  return (
    <Card
      title={t("codes")}
      actions={
        codes.length > 0 ? (
          <LinkButton size="sm" href={help} prefetch={false}>
            {t("seeCodes")}
          </LinkButton>
        ) : null
      }
    >
      <CodesOfOperation number={number} codes={codes} open={status === "open"} />
    </Card>
  );
}
