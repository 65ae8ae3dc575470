import { getTranslations } from "next-intl/server";
import type { pageBuyer } from "@/app/(portal)/_components/page-buyer";
import { SellParts } from "@/components/operations/sell-parts";
import { Note } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/states";
import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import { findOperationVehicle } from "@/lib/domains/operations/queries/find-operation-vehicle";
import type { Operation } from "@/lib/domains/operations/schema";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  operation: Operation;
  buyer: Awaited<ReturnType<typeof pageBuyer>>;
}

/** The vehicle of an operation, or why it is not to be had: gone, or not to be asked now. */
async function vehicleOf(actor: Actor, operation: Operation) {
  if (!hasRight(actor, "CarIdentifier", "v2", "v3", "Diag")) return null;
  try {
    return await findOperationVehicle(actor, operation);
  } catch (error) {
    if (error instanceof Problem) return "silent" as const;
    throw error;
  }
}

/** The chosen parts of an operation, each with its best offer, on their way to the customer's cart. */
export async function OperationParts({ operation, buyer }: Props) {
  const [actor, lang, t] = await Promise.all([
    requireActorAt("/operations"),
    pageLanguage(),
    getTranslations("operations"),
  ]);
  const { parts, number, value } = operation;
  if (parts.length === 0)
    return (
      <Card title={t("parts.title")}>
        <EmptyState compact level={3} title={t("parts.none")} text={t("parts.noneText")} />
      </Card>
    );
  const vehicle = await vehicleOf(actor, operation);
  const facts = vehicle && vehicle !== "silent" ? vehicle.facts : null;
  const genartIds = parts.map(({ genartId }) => genartId);
  const candidates = await listCandidates(actor, { genartIds, facts, lang });
  const kept = new Map(parts.map((part) => [part.genartId, part]));
  const shown = candidates.map((part) => {
    const { codes = [], cartedAt = null } = kept.get(part.genart.id) ?? {};
    return { ...part, codes, carted: cartedAt !== null };
  });
  return (
    <Card title={t("parts.title")}>
      {vehicle === "silent" ? <Note>{t("vehicleSilent")}</Note> : null}
      {vehicle === null ? <Note>{t("vehicleGone", { value })}</Note> : null}
      {vehicle && vehicle !== "silent" && !facts ? <Note>{t("parts.noVehicle")}</Note> : null}
      <SellParts
        number={number}
        base={vehicleBase({ field: "operation", value: number })}
        parts={shown}
        customer={operation.customer}
        mayCart={hasRight(actor, "cart")}
        mayAdd={buyer.mayAdd}
      />
    </Card>
  );
}
