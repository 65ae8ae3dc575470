import { addItem } from "@/lib/domains/cart/commands/add-item";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { Problem, unprocessable } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { getOperation } from "../queries/find-operation";
import type { DealSale, DealSold, Operation } from "../schema";

type Line = DealSale["lines"][number];

/** Puts an article for each chosen part into the customer's cart, each by itself: what one is refused for keeps no other back. */
export async function sellDeal(
  actor: Actor,
  { number, key, customerId: asked, lines }: DealSale & { number: string; key: string | null },
): Promise<DealSold> {
  requireRight(actor, "cart");
  const operation = await getOperation(actor, { number, lang: homeLanguage });
  const customerId = asked ?? operation.customer?.id;
  if (!customerId) throw unprocessable("customer-required", "Choose a customer first.");
  const sold: DealSold = { customerId, added: [], refused: [] };
  for (const [at, line] of lines.entries()) {
    const outcome = await sellLine(actor, { operation, customerId, line, key: key && `${key}:${at}` });
    if ("code" in outcome) sold.refused.push(outcome);
    else sold.added.push(outcome);
  }
  if (sold.added.length > 0) await noteSold(actor, operation, sold);
  return sold;
}

interface Sale {
  operation: Operation;
  customerId: number;
  line: Line;
  key: string | null;
}

async function sellLine(
  actor: Actor,
  { operation: { vin, plate, ktype }, customerId, line, key }: Sale,
): Promise<DealSold["added"][number] | DealSold["refused"][number]> {
  const { genartId, articleId, price, currency, channel, quantity } = line;
  try {
    const vehicle = { vin, plate, ktype };
    const offer = { price, currency, channel, quantity };
    const { count } = await addItem(actor, { item: { id: articleId }, ...offer, ...vehicle, customerId, key });
    return { genartId, articleId, count };
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 403) throw error;
    const own = Number(error.extra.price);
    return { genartId, articleId, code: error.code, price: own > 0 ? own : null };
  }
}

/** Parts that an article was bought for stay with the operation, which takes the customer where it had none. */
async function noteSold(actor: Actor, { id, number }: Operation, { customerId, added }: DealSold): Promise<void> {
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    for (const { genartId, articleId } of added)
      await tx.$executeRaw`update deal_part p set carted_at = now(), article_id = ${articleId} from deal d
        where d.company_id = p.company_id and d.id = p.deal_id and p.company_id = ${companyId}
          and d.operation_id = ${id} and p.genart_id = ${genartId}`;
    await tx.operation.updateMany({ where: { companyId, id, customerId: null }, data: { customerId } });
    const genartIds = added.map(({ genartId }) => genartId);
    await audit(actor, tx, {
      action: "add",
      entity: "operation",
      entityId: id,
      detail: { number, customerId, genartIds },
    });
  });
}
