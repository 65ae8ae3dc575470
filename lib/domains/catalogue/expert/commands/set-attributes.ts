import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { forgetCompany } from "../queries/company-knows";
import { readAttributes, type ReadAttribute } from "../queries/read-attributes";
import { requireArticle } from "../queries/require-article";
import type { AttributesChange, AttributesInput, NamedArticle } from "../schema";

interface Attributes extends NamedArticle {
  /** 0 for every vehicle. */
  ktype: number;
  attributes: AttributesInput;
}

/** Gives an article's criteria other values for the actor's company, for one vehicle or all; null gives the catalogue's back. */
export async function setAttributes(actor: Actor, { attributes, ...named }: Attributes): Promise<AttributesChange> {
  requireRight(actor, "expertData");
  const { ktype, genart: genartId, article: articleId } = named;
  const [reference, wanted] = await Promise.all([
    requireArticle(actor, named),
    readAttributes(actor, genartId, attributes),
  ]);
  const key = { companyId: companyOf(actor), genartId, ktype, articleId };
  const change = await inTransaction(undefined, async (tx) => {
    const before = await readBefore(tx, key, wanted);
    for (const one of wanted) await write(tx, key, one, { reference, userId: userOf(actor) });
    const after = wanted.map(({ criterionId, given }) => ({ attribute: criterionId, value: given?.value ?? null }));
    const detail = { ktype, genartId, reference, before, after };
    await audit(actor, tx, { action: "set-attributes", entity: "article", entityId: articleId, detail });
    return { before, after };
  });
  forgetCompany(actor);
  return change;
}

type Key = { companyId: number; genartId: number; ktype: number; articleId: number };

async function readBefore(tx: Tx, key: Key, wanted: readonly ReadAttribute[]): Promise<AttributesInput> {
  const criterionId = { in: wanted.map((one) => one.criterionId) };
  const rows = await tx.givenAttribute.findMany({
    where: { ...key, criterionId },
    select: { criterionId: true, value: true },
  });
  const stood = new Map(rows.map((row) => [row.criterionId, row.value]));
  return wanted.map((one) => ({ attribute: one.criterionId, value: stood.get(one.criterionId) ?? null }));
}

async function write(
  tx: Tx,
  key: Key,
  { criterionId, given }: ReadAttribute,
  by: { reference: string; userId: number | null },
): Promise<void> {
  const whole = { ...key, criterionId };
  if (given === null) {
    await tx.givenAttribute.deleteMany({ where: whole });
    return;
  }
  await tx.givenAttribute.upsert({
    where: { companyId_genartId_ktype_articleId_criterionId: whole },
    create: { ...whole, ...given, ...by },
    update: { ...given, ...by },
    select: { id: true },
  });
}
