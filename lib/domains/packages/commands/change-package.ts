import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Prisma, Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { getKeptPackage } from "../queries/read-packages";
import { applyChange, nameKey } from "../rules";
import type { KeptPackage, PackageChange } from "../schema";
import { nameTaken } from "./keep-package";

interface Named {
  packageId: number;
  key: string | null;
}

/** Renames a package and changes what it holds; 409 when it is not the one that was read. */
export async function changePackage(
  actor: Actor,
  { packageId, key, ...change }: PackageChange & Named,
): Promise<{ version: number }> {
  requireRight(actor, "cart");
  return once(
    actor,
    { key, body: { change: "change-package", packageId, ...change } },
    {
      prepare: () => getKeptPackage(actor, { packageId }),
      write: (kept, tx) => writeChange(actor, { kept, change }, tx),
    },
  );
}

export const packageChanged = ({ version }: Pick<KeptPackage, "version">) =>
  conflict("package-changed", "The package was changed meanwhile.", { version });

async function writeChange(
  actor: Actor,
  { kept, change }: { kept: KeptPackage; change: PackageChange },
  tx: Tx,
): Promise<{ version: number }> {
  const { name, version } = change;
  if (version !== kept.version) throw packageChanged(kept);
  const { parts, works } = applyChange(kept, change);
  if (parts.length + works.length === 0)
    throw unprocessable("nothing-to-keep", "There is no part and no work to keep.");
  const [companyId, id, key] = [companyOf(actor), kept.id, nameKey(name)];
  if (await tx.workPackage.findFirst({ where: { companyId, key, id: { not: id } }, select: { id: true } }))
    throw nameTaken();
  const content = { parts: parts as Prisma.InputJsonArray, works: works as Prisma.InputJsonArray };
  const data = { name, key, ...content, version: version + 1 };
  const { count } = await tx.workPackage.updateMany({ where: { companyId, id, version }, data });
  if (count === 0) throw packageChanged({ version: version + 1 });
  const detail = { name, before: kept.name, quantity: parts.length + works.length };
  await audit(actor, tx, { action: "update", entity: "package", entityId: id, detail });
  return { version: version + 1 };
}

/** Takes a package away; what was made of it stays. */
export async function removePackage(actor: Actor, { packageId, key }: Named): Promise<void> {
  requireRight(actor, "cart");
  await once(
    actor,
    { key, body: { change: "remove-package", packageId } },
    { prepare: () => Promise.resolve(null), write: (_, tx) => writeRemoval(actor, packageId, tx) },
  );
}

async function writeRemoval(actor: Actor, id: number, tx: Tx): Promise<object> {
  const where = { companyId: companyOf(actor), id };
  const kept = await tx.workPackage.findFirst({ where, select: { name: true } });
  if (!kept || (await tx.workPackage.deleteMany({ where })).count === 0) throw notFound();
  await audit(actor, tx, { action: "remove", entity: "package", entityId: id, detail: { name: kept.name } });
  return {};
}
