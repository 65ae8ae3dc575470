import type { AuditAction, AuditEntity } from "@/lib/shared/audit-words";
import { factsOf, type Actor } from "./actor";
import type { Prisma, Tx } from "./db";

export interface AuditNote {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string | number;
  detail?: Prisma.InputJsonObject;
  /** The company whose trail it belongs to; the actor's own unless named. */
  companyId?: number;
}

/** Writes who did what in the transaction of the write itself, so that neither exists without the other. */
export async function audit(actor: Actor, tx: Tx, note: AuditNote): Promise<void> {
  const { companyId, userId, job = null } = factsOf(actor);
  const { action, entity, entityId, detail = {} } = note;
  await tx.$executeRaw`
    insert into audit_entry (company_id, user_id, job, action, entity, entity_id, detail)
    values (${note.companyId ?? companyId}, ${userId}::int, ${job}::text, ${action}, ${entity}, ${String(entityId)},
      ${JSON.stringify(detail)}::jsonb)`;
}
