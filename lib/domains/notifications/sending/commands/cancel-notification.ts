import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import type { NotificationState } from "../../rules";

/** Cancels what is not sent yet; 409 for what is, 404 for another company's. */
export async function cancelNotification(actor: Actor, { id }: { id: string }): Promise<void> {
  requireRight(actor, "NotificationSender");
  const companyId = companyOf(actor);
  await inTransaction(undefined, async (tx) => {
    const [row] = await tx.$queryRaw<{ state: NotificationState; title: string }[]>`
      select state, title from notification where company_id = ${companyId} and id = ${id} for update`;
    if (!row) throw notFound();
    if (row.state === "cancelled") return;
    if (row.state !== "scheduled") throw conflict("already-sent", "This notification has been sent.");
    await tx.$executeRaw`
      update notification set state = 'cancelled', cancelled_at = now() where company_id = ${companyId} and id = ${id}`;
    await audit(actor, tx, {
      ...{ action: "cancel", entity: "notification", entityId: id },
      detail: { name: row.title },
    });
  });
}
