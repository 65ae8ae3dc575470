import { getHomeCountry } from "@/lib/domains/account/companies/queries/get-letterhead";
import { maySellUsed } from "@/lib/domains/catalogue/sheet/used-parts/rules";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { usedPartType } from "../rules";

interface Sold {
  genartId: number | null;
  partType: string | null;
}

/** Whether the actor's company stands where the French rules on used parts hold. */
export const isInLaw = async (actor: Actor): Promise<boolean> => {
  requireUser(actor);
  return (await getHomeCountry(actor)) === "FR";
};

/** 422 for a part that France does not have sold used, where the company stands in France. */
export async function refuseUsed(actor: Actor, { genartId, partType }: Sold): Promise<void> {
  requireUser(actor);
  if (partType !== usedPartType || genartId === null || maySellUsed(genartId) || !(await isInLaw(actor))) return;
  throw unprocessable(
    "never-sold-used",
    "In France parts of brakes, steering, running gear and restraints are not sold used.",
  );
}
