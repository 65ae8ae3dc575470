import { findUserName } from "@/lib/domains/session/users/queries";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { invalid } from "@/lib/platform/problems";
import { readReferences, readType } from "./rules";
import type { Tip, TipInput } from "./schema";

/** Adds a tip for the vehicles of a type; its contributor is the user. */
export async function addTip(actor: Actor, { key, ...input }: TipInput & { key: string | null }): Promise<Tip> {
  requireRight(actor, "Social");
  return once(
    actor,
    { key, body: input },
    { prepare: async () => input, write: (tip, tx) => insertTip(actor, tip, tx) },
  );
}

async function insertTip(actor: Actor, { type, typeMot, codeMot, obsMot }: TipInput, tx: Tx): Promise<Tip> {
  const [read, references] = [readType(type), readReferences(codeMot)];
  if (read === null || references === null) throw invalid("incomplete-tip", "A type and a reference are needed.");
  const userId = userOf(actor);
  const contributor = (await findUserName(actor, tx)) ?? "";
  const data = {
    companyId: companyOf(actor),
    type: read,
    family: typeMot,
    references,
    text: obsMot,
    contributor,
    userId,
  };
  const { id } = await tx.tip.create({ data, select: { id: true } });
  await audit(actor, tx, { action: "add", entity: "tip", entityId: id, detail: { type: read, references } });
  return { id, typeMot, codeMot: references.join("|"), obsMot, contributeur: contributor };
}
