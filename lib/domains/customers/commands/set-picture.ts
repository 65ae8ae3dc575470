import { forgetPicture, storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, requireCustomer, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { notFound } from "@/lib/platform/problems";
import { getCustomerName } from "../queries/get-customer";
import { tellCustomer } from "./tell-customer";

/** Gives a customer a picture, decoded and made anew; the one before is forgotten. 400 for what is no picture. */
export async function setCustomerPicture(
  actor: Actor,
  { customerId, image }: { customerId: number; image: File },
  tx?: Tx,
): Promise<{ filename: string }> {
  requireCustomer(actor, customerId, "cart");
  await getCustomerName(actor, { customerId });
  const bytes = await encodePicture(actor, image);
  const companyId = companyOf(actor);
  return inTransaction(tx, async (inner) => {
    const [before] = await inner.$queryRaw<{ picture: string | null }[]>`
      select picture from customer where company_id = ${companyId} and id = ${customerId} for no key update`;
    if (!before) throw notFound();
    const picture = await storePicture(actor, bytes, inner);
    const where = { companyId_id: { companyId, id: customerId } };
    await inner.customer.update({ where, data: { picture }, select: { id: true } });
    await forgetPicture(actor, before.picture, inner);
    await audit(actor, inner, { action: "picture", entity: "customer", entityId: customerId });
    await tellCustomer(actor, { customerId }, inner);
    return { filename: picture };
  });
}
