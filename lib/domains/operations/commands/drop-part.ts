import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { once } from "@/lib/platform/idempotency";
import { notFound } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { getOperation } from "../queries/find-operation";

interface Named {
  number: string;
  genartId: number;
  key: string | null;
}

/** Takes a part out of an operation, whichever code named it; 404 where it is not there. */
export async function dropPart(actor: Actor, { number, genartId, key }: Named): Promise<{ ok: true }> {
  requireRight(actor, "Diag", "DTC");
  const companyId = companyOf(actor);
  return once(
    actor,
    { key, body: { number, genartId } },
    {
      prepare: () => getOperation(actor, { number, lang: homeLanguage }),
      write: async ({ id, number: stored }, tx) => {
        const where = { companyId, genartId, deal: { operationId: id } };
        const { count } = await tx.dealPart.deleteMany({ where });
        if (count === 0) throw notFound();
        const detail = { number: stored, genartId };
        await audit(actor, tx, { action: "remove", entity: "operation", entityId: id, detail });
        return { ok: true as const };
      },
    },
  );
}
