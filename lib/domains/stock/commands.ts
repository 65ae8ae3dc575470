import { listUpdatableStockGroups } from "./queries/list-groups";
import { refuseUsed } from "./queries/refuse-used";
import { forgetPicture, storePicture } from "@/lib/domains/files/pictures/commands";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { conflict, denied, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import type { ItemInput } from "./schema";

type Encoded = Uint8Array<ArrayBuffer> | null;

/** Checks group and part and decodes the picture, all before the transaction; 403 for a group that the user may not update. */
async function prepare(actor: Actor, { stockGroup, genartId, partType, image }: ItemInput): Promise<Encoded> {
  const groups = await listUpdatableStockGroups(actor);
  if (!groups.includes(stockGroup)) throw denied();
  const [place] = await listPlaces(actor, { ids: [genartId], lang: homeLanguage });
  if (!place) throw unprocessable("unknown-genart", "The catalogue does not know this part.");
  await refuseUsed(actor, { genartId, partType });
  return image && encodePicture(actor, image);
}

const rowOf = ({ brand, reference, label, genartId, partType, price, quantity, stockGroup, ...item }: ItemInput) => ({
  ...{ brand, reference, label, genartId, partType, quantity },
  ...{ referenceKey: normaliseNumber(reference), priceCents: price, stockGroupId: stockGroup },
  ...(item.ean === undefined ? {} : { ean: item.ean }),
  ...(item.oeNumbers === undefined ? {} : { oeNumbers: [...item.oeNumbers] }),
});

/** Writers of one reference of a company wait for each other, so that it stands once per brand, part type and group. */
async function refuseTwice(tx: Tx, companyId: number, row: ReturnType<typeof rowOf>, exceptId?: number): Promise<void> {
  await tx.$queryRaw`select 1 from pg_advisory_xact_lock(${companyId}::int, hashtext(${row.referenceKey}))`;
  const { brand, referenceKey, partType, stockGroupId } = row;
  const same = { equals: brand, mode: "insensitive" as const };
  const found = await tx.stockItem.findFirst({
    where: { companyId, articleId: null, referenceKey, partType, stockGroupId, brand: same, id: { not: exceptId } },
    select: { id: true },
  });
  if (found) throw conflict("item-exists", "The stock holds this reference already.", { id: found.id });
}

/** Adds an item to a stock group of the actor's company; a picture is required, 409 when the group has the item. */
export async function addStockItem(actor: Actor, input: ItemInput): Promise<{ id: number }> {
  requireUser(actor);
  const picture = await prepare(actor, input);
  if (!picture)
    throw invalid("invalid-input", "A picture is required.", { fields: [{ field: "image", message: "required" }] });
  return inTransaction(undefined, (tx) => storeStockItem(actor, { ...input, picture }, tx));
}

/** The same in a transaction, its picture decoded or none; group and part were checked before. */
export async function storeStockItem(
  actor: Actor,
  { picture, ...input }: ItemInput & { picture: Encoded },
  tx: Tx,
): Promise<{ id: number }> {
  requireUser(actor);
  const companyId = companyOf(actor);
  const row = rowOf(input);
  await refuseTwice(tx, companyId, row);
  const image = picture && (await storePicture(actor, picture, tx));
  const data = { ...row, companyId, image, userId: userOf(actor) };
  const { id } = await tx.stockItem.create({ data, select: { id: true } });
  await audit(actor, tx, { action: "add", entity: "stock-item", entityId: id, detail: row });
  return { id };
}

const kept = {
  ...{ brand: true, reference: true, label: true, genartId: true, partType: true, quantity: true },
  ...{ priceCents: true, stockGroupId: true, image: true },
} as const;

/** The stored item; 404 when the company has none, 403 when its group is not the user's to update. */
async function lockItem(actor: Actor, id: number, groups: readonly number[], tx: Tx) {
  const companyId = companyOf(actor);
  await tx.$queryRaw`select 1 from stock_item where company_id = ${companyId} and id = ${id} for update`;
  const before = await tx.stockItem.findFirst({ where: { companyId, id, articleId: null }, select: kept });
  if (!before) throw notFound();
  if (!groups.includes(before.stockGroupId)) throw denied();
  return before;
}

/** Changes an item; without a new picture the old one stays. */
export async function changeStockItem(
  actor: Actor,
  { id, ...input }: ItemInput & { id: number },
): Promise<{ id: number }> {
  requireUser(actor);
  const [groups, picture] = await Promise.all([listUpdatableStockGroups(actor), prepare(actor, input)]);
  const companyId = companyOf(actor);
  const row = rowOf(input);
  return inTransaction(undefined, async (tx) => {
    const { image: old, ...before } = await lockItem(actor, id, groups, tx);
    await refuseTwice(tx, companyId, row, id);
    const image = picture ? await storePicture(actor, picture, tx) : old;
    if (picture) await forgetPicture(actor, old, tx);
    const data = { ...row, image, userId: userOf(actor) };
    await tx.stockItem.update({ where: { companyId_id: { companyId, id } }, data, select: { id: true } });
    await audit(actor, tx, { action: "change", entity: "stock-item", entityId: id, detail: { before, after: row } });
    return { id };
  });
}

/** Removes an item with its picture. */
export async function removeStockItem(actor: Actor, { id }: { id: number }): Promise<void> {
  requireUser(actor);
  const groups = await listUpdatableStockGroups(actor);
  const companyId = companyOf(actor);
  await inTransaction(undefined, async (tx) => {
    const { image, ...before } = await lockItem(actor, id, groups, tx);
    await tx.stockItem.delete({ where: { companyId_id: { companyId, id } }, select: { id: true } });
    await forgetPicture(actor, image, tx);
    await audit(actor, tx, { action: "remove", entity: "stock-item", entityId: id, detail: before });
  });
}

/** A first stock group for a company that has none, which the user may update; part of the verb that asks for it. */
export async function openStockGroup(
  actor: Actor,
  { companyId, userId, name }: { companyId: number; userId: number; name: string },
  tx: Tx,
): Promise<void> {
  requireUser(actor);
  await tx.$executeRaw`
    with made as (
      insert into stock_group (company_id, name) select ${companyId}, ${name}
      where not exists (select from stock_group where company_id = ${companyId}) returning id)
    insert into stock_group_member (company_id, stock_group_id, user_id, can_update)
    select ${companyId}, id, ${userId}, true from made`;
}
