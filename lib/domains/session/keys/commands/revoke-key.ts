import { companyOf, requirePerson, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { notFound } from "@/lib/platform/problems";

/** Ends a key at once in every process; one that is revoked stays so. */
export async function revokeKey(actor: Actor, { id }: { id: number }): Promise<void> {
  requirePerson(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ prefix: string; hash: string; revoked: boolean }[]>`
      select prefix, encode(hash, 'hex') as hash, revoked_at is not null as revoked from company_key
      where company_id = ${companyId} and id = ${id} for update`;
    if (!row) throw notFound();
    if (row.revoked) return;
    await tx.$executeRaw`update company_key set revoked_at = now() where company_id = ${companyId} and id = ${id}`;
    await audit(actor, tx, { action: "withdraw", entity: "company-key", entityId: row.prefix });
    await notify("session", `session:${row.hash}`, tx);
  });
}
