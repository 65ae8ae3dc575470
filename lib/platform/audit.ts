import type { AuditAction, AuditEntity, AuditField } from "@/lib/shared/audit-words";
import { factsOf, type Actor } from "./actor";
import type { Prisma, Tx } from "./db";

/** Fields that have a name, and none besides. */
type Named<D> = D & Record<Exclude<keyof D, AuditField>, never>;

export interface AuditNote<D extends Prisma.InputJsonObject> {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string | number;
  detail?: Named<D>;
  /** The company whose trail it belongs to; the actor's own unless named. */
  companyId?: number;
}

/** Writes who did what in the transaction of the write itself, so that neither exists without the other. */
export async function audit<D extends Prisma.InputJsonObject = Prisma.InputJsonObject>(
  actor: Actor,
  tx: Tx,
  note: AuditNote<D>,
): Promise<void> {
  const { companyId, userId, job = null } = factsOf(actor);
  const { action, entity, entityId, detail = {} } = note;
  await tx.$executeRaw`
    insert into audit_entry (company_id, user_id, job, action, entity, entity_id, detail)
    values (${note.companyId ?? companyId}, ${userId}::int, ${job}::text, ${action}, ${entity}, ${String(entityId)},
      ${JSON.stringify(detail)}::jsonb)`;
}
