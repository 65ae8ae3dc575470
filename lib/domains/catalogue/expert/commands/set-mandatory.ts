import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction } from "@/lib/platform/db";
import { invalid, unprocessable } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { listGenartAttributes } from "../queries/list-genart-attributes";
import { forgetCompany } from "../queries/company-knows";
import type { MandatoryChange, MandatoryInput } from "../schema";

interface Mandatory {
  genart: number;
  criteria: MandatoryInput;
}

/** Says which criteria of a generic article decide, for the actor's company; 404 for an unknown generic article. */
export async function setMandatory(actor: Actor, { genart, criteria }: Mandatory): Promise<MandatoryChange> {
  requireRight(actor, "expertData");
  const known = new Map(
    (await listGenartAttributes(actor, { genart, lang: homeLanguage })).map((one) => [one.labelId, one]),
  );
  if (new Set(criteria.map(({ labelId }) => labelId)).size < criteria.length)
    throw invalid("attribute-twice", "An attribute is named twice.");
  const before = criteria.map(({ labelId }) => {
    const one = known.get(labelId);
    if (!one) throw unprocessable("unknown-attribute", "The generic article has no such attribute.");
    return { labelId, mandatory: one.mandatory };
  });
  const after = criteria.map(({ labelId, mandatory }) => ({ labelId, mandatory }));
  const companyId = companyOf(actor);
  await inTransaction(undefined, async (tx) => {
    for (const { labelId: criterionId, mandatory } of after) {
      const key = { companyId, genartId: genart, criterionId };
      await tx.givenMandatory.upsert({
        where: { companyId_genartId_criterionId: key },
        create: { ...key, mandatory, userId: userOf(actor) },
        update: { mandatory, userId: userOf(actor) },
        select: { criterionId: true },
      });
    }
    await audit(actor, tx, { action: "set-mandatory", entity: "genart", entityId: genart, detail: { before, after } });
  });
  forgetCompany(actor);
  return { before, after };
}
