import { factsOf, type Actor } from "./actor";
import type { Prisma, Tx } from "./db";

export interface AuditNote {
  action: string;
  entity: string;
  entityId: string | number;
  detail?: Prisma.InputJsonObject;
  /** The company whose trail it belongs to; the actor's own unless named. */
  companyId?: number;
}

/** Writes who did what in the transaction of the write itself, so that neither exists without the other. */
export async function audit(actor: Actor, tx: Tx, note: AuditNote): Promise<void> {
  const { companyId, userId, job } = factsOf(actor);
  await tx.auditEntry.create({
    data: { companyId, userId, job, ...note, entityId: String(note.entityId), detail: note.detail ?? {} },
    select: { id: true },
  });
}
