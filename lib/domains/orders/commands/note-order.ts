import { tellPrograms } from "@/lib/domains/webhooks/commands/tell-programs";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import type { AuditAction } from "@/lib/shared/audit-words";
import { noteSupply } from "./note-supply";
import type { ReturnReason } from "../returns/rules";
import type { OrderEventKind, OrderState } from "../rules";

interface Noted {
  orderId: number;
  number: string;
  customerId: number | null;
  kind: OrderEventKind;
  /** The state that the order has from now on. */
  state: OrderState;
  lineId?: number;
  pieces?: number;
  /** The deposit of these pieces. */
  depositCents?: number;
  note?: string;
  reason?: ReturnReason | null;
  action: AuditAction;
  detail?: { channel?: string };
}

/** Writes what has become of an order, for its history, the audit and every page that shows it; comes last. */
export async function noteOrder(actor: Actor, noted: Noted, tx: Tx): Promise<void> {
  requireUser(actor);
  const { orderId, number, customerId, kind, state, note = "", action, detail = {} } = noted;
  const { lineId = null, pieces = null, depositCents = null, reason = null } = noted;
  const companyId = companyOf(actor);
  await tx.$executeRaw`
    insert into order_event (company_id, order_id, kind, state, line_id, pieces, deposit_cents, note, reason, user_id)
    values (${companyId}, ${orderId}, ${kind}, ${state}, ${lineId}::int, ${pieces}::int, ${depositCents}::int, ${note},
      ${reason}, ${userOf(actor)}::int)`;
  await noteSupply(actor, { orderId, kind, lineId }, tx);
  await audit(actor, tx, {
    ...{ action, entity: "order", entityId: number },
    detail: {
      ...detail,
      kind,
      ...(customerId === null ? {} : { customerId }),
      ...(pieces === null ? {} : { quantity: pieces }),
    },
  });
  const told = { orderId: number, customerId, state, change: kind };
  await tellPrograms(actor, { event: "order.changed", data: told }, tx);
  await publish(tx, { kind: "Order", companyId, data: told });
}
