import { noteComebacks } from "@/lib/domains/comebacks/commands";
import type { WrongCriterion } from "@/lib/domains/comebacks/schema";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import type { StepInput } from "../schema";
import { reasonOf } from "./rules";

/** What goes back because it does not fit warns whoever looks at it for the same vehicle. */
export async function noteReturn(
  actor: Actor,
  { criterion, ...step }: StepInput & { criterion: WrongCriterion | null },
  tx: Tx,
): Promise<void> {
  requireUser(actor);
  if (reasonOf(step) !== "does-not-fit") return;
  const rows = await tx.orderLine.findMany({
    where: { companyId: companyOf(actor), id: { in: step.lines.map(({ lineId }) => lineId) } },
    select: { articleId: true, ktype: true, vin: true, plate: true },
  });
  const goods = rows
    .filter(({ articleId }) => /^\d{1,9}$/.test(articleId))
    .map(({ articleId, ...vehicle }) => ({ articleId: Number(articleId), ...vehicle }));
  await noteComebacks(actor, { orderNumber: step.orderId, goods, criterion }, tx);
}
