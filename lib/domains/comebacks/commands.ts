import { companyOf, requireRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { denied, notFound } from "@/lib/platform/problems";
import { compactKey } from "@/lib/shared/compact";
import type { OfVehicle, WrongCriterion } from "./schema";

interface Noted {
  orderNumber: string;
  goods: readonly (OfVehicle & { articleId: number })[];
  criterion: WrongCriterion | null;
}

const keyOf = (text: string | null): string | null => (text === null ? null : compactKey(text) || null);

/** Notes that articles did not fit their vehicles, within the transaction of their return; of no vehicle nothing is noted. */
export async function noteComebacks(actor: Actor, { orderNumber, goods, criterion }: Noted, tx: Tx): Promise<void> {
  requireUser(actor);
  const data = goods
    .map(({ articleId, ktype, vin, plate }) => ({
      ...{ companyId: companyOf(actor), userId: userOf(actor), orderNumber, articleId },
      ...{ ktype, vin: keyOf(vin), plate: keyOf(plate) },
      ...{ criterionId: criterion?.id, valueId: criterion?.valueId, value: criterion?.value },
    }))
    .filter(({ ktype, vin, plate }) => ktype !== null || vin !== null || plate !== null);
  await tx.comeback.createMany({ data });
}

/** Takes back the warning that an article did not fit: its author alone, 403 for others. */
export async function withdrawComeback(actor: Actor, { comebackId }: { comebackId: number }): Promise<void> {
  requireRight(actor, "cart", "Techauto-app");
  const where = { companyId: companyOf(actor), id: comebackId, withdrawnAt: null };
  await inTransaction(undefined, async (tx) => {
    const found = await tx.comeback.findFirst({ where, select: { articleId: true, userId: true } });
    if (!found) throw notFound();
    if (found.userId !== userOf(actor)) throw denied();
    await tx.comeback.updateMany({ where, data: { withdrawnAt: new Date() } });
    await audit(actor, tx, { action: "withdraw", entity: "article", entityId: found.articleId });
  });
}
