import { findUserName } from "@/lib/domains/session/users/queries";
import { requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Prisma, Tx } from "@/lib/platform/db";
import { tellEverybody } from "@/lib/platform/events/notice";
import type { AuditAction } from "@/lib/shared/audit-words";

export interface Change {
  action: Extract<AuditAction, "add" | "change" | "remove" | "restore" | "move">;
  entity: "tile" | "widget" | "audience-group";
  widget: string;
  id: number;
  name: string;
  before?: object;
  after?: object;
}

/** Writes who changed what of the portal, for its editors and in the audit, and tells every open window to read anew. */
export async function noteChange(actor: Actor, { action, entity, widget, id, name, before, after }: Change, tx: Tx) {
  requireUser(actor);
  const userName = (await findUserName(actor, tx)) ?? "";
  const json = (value?: object) => (value ? (value as Prisma.InputJsonObject) : undefined);
  await tx.portalChange.create({
    data: {
      ...{ widget, action, name, userName, userId: userOf(actor), before: json(before), after: json(after) },
      tileId: entity === "tile" ? id : null,
    },
    select: { id: true },
  });
  await audit(actor, tx, { action, entity, entityId: id, detail: { name, list: widget } });
  await tellEverybody("Tiles", { widget }, tx);
}
