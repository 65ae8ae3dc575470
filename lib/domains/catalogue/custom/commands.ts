import { forgetPicture, storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { listPlaces } from "../tree/queries/list-reference";
import type { SearchInput } from "./schema";

/** Checks the families and decodes the picture, both before the transaction. */
async function prepare(actor: Actor, { genartIds, image }: SearchInput): Promise<Uint8Array<ArrayBuffer> | null> {
  const places = await listPlaces(actor, { ids: genartIds, lang: homeLanguage });
  if (places.length < genartIds.length)
    throw unprocessable("unknown-genart", "The catalogue does not know one of the families.");
  return image && encodePicture(actor, image);
}

async function refuseTaken(tx: Tx, companyId: number, name: string, exceptId?: number): Promise<void> {
  const key = { companyId_name: { companyId, name } };
  const found = await tx.customSearch.findUnique({ where: key, select: { id: true } });
  if (found && found.id !== exceptId) throw taken();
}

/** Renames of a company go one after another: two at once must not take one name, nor one search two. */
const lockNames = (tx: Tx, companyId: number) =>
  tx.$executeRaw`select id from custom_search where company_id = ${companyId} order by id for update`;

const renamed = () => conflict("renamed", "The search was renamed meanwhile.");

const taken = () => conflict("name-taken", "A search of this name exists already.");

/** Adds a search to the actor's company; 409 when the name is taken. */
export async function addSearch(actor: Actor, input: SearchInput): Promise<{ id: number }> {
  requireRight(actor, "Social");
  const picture = await prepare(actor, input);
  const companyId = companyOf(actor);
  const { name, genartIds } = input;
  return inTransaction(undefined, async (tx) => {
    await refuseTaken(tx, companyId, name);
    const image = picture && (await storePicture(actor, picture, tx));
    const data = { companyId, name, genartIds, image, userId: userOf(actor) };
    // Another request may take the name between the look and the write.
    const [made] = await tx.customSearch.createManyAndReturn({
      data: [data],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!made) throw taken();
    const { id } = made;
    await audit(actor, tx, { action: "add", entity: "custom-search", entityId: id, detail: { name, genartIds } });
    return { id };
  });
}

/** Changes the search that was named `oldname`; without a new picture the old one stays. */
export async function changeSearch(
  actor: Actor,
  { oldname, ...input }: SearchInput & { oldname: string },
): Promise<{ id: number }> {
  requireRight(actor, "Social");
  const picture = await prepare(actor, input);
  const companyId = companyOf(actor);
  const { name, genartIds } = input;
  return inTransaction(undefined, async (tx) => {
    const where = { companyId_name: { companyId, name: oldname } };
    const before = await tx.customSearch.findUnique({ where, select: { id: true, image: true, genartIds: true } });
    if (!before) throw notFound();
    const { id, image: old } = before;
    await lockNames(tx, companyId);
    if (!(await tx.customSearch.findUnique({ where, select: { id: true } }))) throw renamed();
    await refuseTaken(tx, companyId, name, id);
    const image = picture ? await storePicture(actor, picture, tx) : old;
    if (picture) await forgetPicture(actor, old, tx);
    const data = { name, genartIds, image };
    await tx.customSearch.update({ where: { companyId_id: { companyId, id } }, data, select: { id: true } });
    const detail = { before: { name: oldname, genartIds: before.genartIds }, after: { name, genartIds } };
    await audit(actor, tx, { action: "change", entity: "custom-search", entityId: id, detail });
    return { id };
  });
}
