import { findUserName } from "@/lib/domains/session/users/queries";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { once } from "@/lib/platform/idempotency";
import { denied, invalid, notFound } from "@/lib/platform/problems";
import { readReferences, readType } from "./rules";
import type { Tip, TipChange, TipInput } from "./schema";

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
  await tellTips(actor, read, tx);
  return { id, typeMot, codeMot: references.join("|"), obsMot, contributeur: contributor, mine: true };
}

const tellTips = (actor: Actor, type: string, tx: Tx) =>
  publish(tx, { kind: "Tips", companyId: companyOf(actor), data: { type } });

/** The actor's own tip, kept from other writers; 404 for none of the company, 403 for a colleague's. */
async function lockOwnTip(actor: Actor, id: number, tx: Tx): Promise<{ type: string; references: string[] }> {
  const [found] = await tx.$queryRaw<{ type: string; references: string[]; userId: number | null }[]>`
    select type, "references", user_id as "userId" from tip
    where company_id = ${companyOf(actor)} and id = ${id} for update`;
  if (!found) throw notFound();
  const { userId, ...own } = found;
  if (userId === null || userId !== userOf(actor)) throw denied();
  return own;
}

/** Corrects a tip of the actor's own: part family, references, text. */
export async function changeTip(actor: Actor, { id, ...change }: TipChange & { id: number }): Promise<Tip> {
  requireRight(actor, "Social");
  const references = readReferences(change.codeMot);
  if (references === null) throw invalid("incomplete-tip", "A reference is needed.");
  return inTransaction(undefined, async (tx) => {
    const before = await lockOwnTip(actor, id, tx);
    const { contributor } = await tx.tip.update({
      where: { companyId_id: { companyId: companyOf(actor), id } },
      data: { family: change.typeMot, references, text: change.obsMot },
      select: { contributor: true },
    });
    const detail = { type: before.type, before: before.references.join(" "), references };
    await audit(actor, tx, { action: "change", entity: "tip", entityId: id, detail });
    await tellTips(actor, before.type, tx);
    return { ...change, id, codeMot: references.join("|"), contributeur: contributor, mine: true };
  });
}

/** Withdraws a tip of the actor's own. */
export async function withdrawTip(actor: Actor, { id }: { id: number }): Promise<void> {
  requireRight(actor, "Social");
  await inTransaction(undefined, async (tx) => {
    const before = await lockOwnTip(actor, id, tx);
    await tx.tip.delete({ where: { companyId_id: { companyId: companyOf(actor), id } }, select: { id: true } });
    await audit(actor, tx, { action: "remove", entity: "tip", entityId: id, detail: before });
    await tellTips(actor, before.type, tx);
  });
}
