import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import { listLooseArticles } from "@/lib/domains/catalogue/list/loose/queries";
import { listMakeUp, type MakeUp } from "@/lib/domains/catalogue/sheet/queries/list-make-up";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { systemActor } from "@/lib/platform/actor";

/** A car of the demonstration with all that repair data tell. */
export const clioPlate = "AB-123-CD";

const actor = systemActor("test", 0);

/** The articles of a part that fit the car, the best known first. */
export async function fitting(genartId: number): Promise<number[]> {
  const view = await findVehicle(actor, { field: "immat", value: clioPlate });
  const facts = view?.facts ?? null;
  const [found] = await listCandidates(actor, { genartIds: [genartId], facts, lang: "fr" });
  return found?.articles.map(({ id }) => id) ?? [];
}

export const makeUpOf = (ids: readonly number[]): Promise<Map<number, MakeUp>> => listMakeUp(actor, { ids });

/** A litre of oil of such a viscosity. */
export async function litreOf(viscosity: string): Promise<number> {
  const found = await listLooseArticles(actor, { genartId: 10341, keys: ["visc"], words: [viscosity] });
  return found.find(({ size }) => size === 1)?.id ?? 0;
}

/** One that is fitted in front. */
export async function fittingInFront(genartId: number): Promise<number> {
  const made = await makeUpOf(await fitting(genartId));
  return [...made.values()].find(({ values }) => values.pos?.join() === "front")?.id ?? 0;
}
