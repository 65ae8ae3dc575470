import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Prisma, Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, unprocessable } from "@/lib/platform/problems";
import { mostPackages } from "../limits";
import { draftPackage, type PackageDraft } from "../queries/draft-package";
import { nameKey } from "../rules";
import type { NewPackage, PackageMade } from "../schema";

/** Keeps the parts and works of a cart or a quote under a name; what has no generic article is named and left out. */
export async function keepPackage(
  actor: Actor,
  { key, ...input }: NewPackage & { key: string | null },
): Promise<PackageMade> {
  requireRight(actor, "cart");
  return once(
    actor,
    { key, body: { change: "keep-package", ...input } },
    {
      prepare: () => draftPackage(actor, input),
      write: (draft, tx) => writePackage(actor, { name: input.name, draft }, tx),
    },
  );
}

async function writePackage(
  actor: Actor,
  { name, draft: { parts, works, left } }: { name: string; draft: PackageDraft },
  tx: Tx,
): Promise<PackageMade> {
  const companyId = companyOf(actor);
  if ((await tx.workPackage.count({ where: { companyId } })) >= mostPackages)
    throw unprocessable("too-many-packages", `A company keeps at most ${mostPackages} packages.`);
  const content = { parts: parts as Prisma.InputJsonArray, works: works as Prisma.InputJsonArray };
  const [made] = await tx.workPackage.createManyAndReturn({
    data: [{ companyId, name, key: nameKey(name), ...content }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw nameTaken();
  const detail = { name, quantity: parts.length + works.length };
  await audit(actor, tx, { action: "create", entity: "package", entityId: made.id, detail });
  return { id: made.id, name, left };
}

export const nameTaken = () => conflict("name-taken", "A package of the company has this name already.");
