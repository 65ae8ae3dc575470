import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { callJob } from "@/lib/platform/call-job";
import { prisma, type Tx } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { getPass } from "../queries/find-pass";
import type { Pass, PassFacts } from "../schema";
import { writtenFacts } from "./written-facts";

interface Change {
  serial: string;
  vehicle: PassFacts;
}

/** Writes what the company says of the vehicle and tells the phones; 404 for a pass of others, 409 for a withdrawn one. */
export async function updatePass(actor: Actor, change: Change): Promise<Pass> {
  requireRight(actor, "admin");
  const before = await getPass(actor, change);
  if (before.revokedAt !== null) throw withdrawn();
  await prisma().$transaction((tx) => changePassIn(actor, tx, { ...before, vehicle: change.vehicle }));
  return getPass(actor, change);
}

const withdrawn = () => conflict("pass-withdrawn", "This pass was withdrawn: make a new one.");

/** The same inside a transaction, for verbs that have asked the right. */
export async function changePassIn(
  actor: Actor,
  tx: Tx,
  { companyId, serial, vehicle }: Change & { companyId: number },
): Promise<void> {
  const { count } = await tx.pass.updateMany({
    where: { companyId, serial, revokedAt: null },
    data: { ...writtenFacts(vehicle), version: { increment: 1 }, updatedAt: new Date() },
  });
  if (count === 0) throw withdrawn();
  await audit(actor, tx, { action: "update", entity: "pass", entityId: serial, companyId });
  await callJob(tx, "passes");
}

/** Takes a pass back: what the company added is off the public card at once, phones grey it. 404 for a pass of others. */
export async function withdrawPass(actor: Actor, { serial }: { serial: string }): Promise<Pass> {
  requireRight(actor, "admin");
  const { companyId, label, revokedAt } = await getPass(actor, { serial });
  if (revokedAt === null)
    await prisma().$transaction(async (tx) => {
      const { count } = await tx.pass.updateMany({
        where: { companyId, serial, revokedAt: null },
        data: { activeVin: null, revokedAt: new Date(), updatedAt: new Date(), version: { increment: 1 } },
      });
      if (count === 0) return;
      await audit(actor, tx, { action: "withdraw", entity: "pass", entityId: serial, companyId, detail: { label } });
      await callJob(tx, "passes");
    });
  const after = await getPass(actor, { serial });
  if (after.revokedAt === null) throw notFound();
  return after;
}
