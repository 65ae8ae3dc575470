import { setFamily } from "@/lib/domains/account/settings/commands";
import { lockMember, setMemberRights } from "@/lib/domains/session/members/commands";
import { listHolders } from "@/lib/domains/session/members/queries";
import { openStockGroup } from "@/lib/domains/stock/commands";
import type { Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { pageRights } from "@/lib/shared/page-rights";
import type { Right } from "@/lib/shared/rights";
import { requireAdmitter } from "../access";
import type { LockedVendor } from "./locks";

/** What who runs a store needs beside its page: the shelf from which it sells. */
const rightsOfVendor: readonly Right[] = ["Stock"];

type Change = { userId: number; before: string[]; after: string[] };

/** Every process forgets what the member could do within the transaction's commit. */
async function setRightsOf(actor: Actor, companyId: number, { userId, before, after }: Change, tx: Tx): Promise<void> {
  await setMemberRights({ companyId, userId, rights: after }, tx);
  const detail = {
    added: after.filter((right) => !before.includes(right)),
    removed: before.filter((right) => !after.includes(right)),
  };
  await audit(actor, tx, { companyId, action: "set-rights", entity: "user", entityId: userId, detail });
  await notify("session", `user:${userId}`, tx);
}

/** Gives those who run the store what they need, at once, and keeps what each did not hold before. */
export async function giveVendorRights(
  actor: Actor,
  { companyId, submittedBy }: LockedVendor,
  { storeName }: { storeName: string },
  tx: Tx,
): Promise<void> {
  requireAdmitter(actor);
  for (const userId of await listHolders({ companyId, anyOf: pageRights("/vendor") }, tx)) {
    const member = await lockMember({ companyId, userId }, tx);
    const missing = rightsOfVendor.filter((right) => !member?.rights.includes(right));
    if (!member || missing.length === 0) continue;
    const after = [...member.rights, ...missing];
    await setRightsOf(actor, companyId, { userId, before: member.rights, after }, tx);
    await tx.vendorGrant.upsert({
      where: { companyId_userId: { companyId, userId } },
      create: { companyId, userId, rights: missing },
      update: { rights: missing },
      select: { userId: true },
    });
  }
  if (submittedBy !== null) await openStockGroup(actor, { companyId, userId: submittedBy, name: storeName }, tx);
  await setFamily(actor, { companyId, family: "vendor", belongs: true }, tx);
}

/** Takes back what approval gave, and nothing besides. */
export async function takeVendorRights(actor: Actor, { companyId }: LockedVendor, tx: Tx): Promise<void> {
  requireAdmitter(actor);
  const select = { userId: true, rights: true } as const;
  for (const { userId, rights } of await tx.vendorGrant.findMany({
    where: { companyId },
    select,
    orderBy: { userId: "asc" },
  })) {
    const member = await lockMember({ companyId, userId }, tx);
    if (!member) continue;
    const after = member.rights.filter((right) => !rights.includes(right));
    if (after.length < member.rights.length)
      await setRightsOf(actor, companyId, { userId, before: member.rights, after }, tx);
  }
  await tx.vendorGrant.deleteMany({ where: { companyId } });
  await setFamily(actor, { companyId, family: "vendor", belongs: false }, tx);
}
