import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { conflict, denied, notFound, unprocessable } from "@/lib/platform/problems";
import { sayMovement } from "../../movements/commands/say-movement";
import { listUpdatableStockGroups } from "../../queries/list-groups";
import { joinWhole } from "./join-whole";

interface Locked {
  state: string;
  stockGroupId: number;
  isUndoable: boolean;
}

const patience = { maxWait: 15_000, timeout: 120_000 };

/** The import, held until the transaction ends; 404 where the company has none, 403 for a group that is not the user's. */
async function lockImport(actor: Actor, id: number, groups: readonly number[], tx: Tx): Promise<Locked> {
  await joinWhole(tx);
  const [found] = await tx.$queryRaw<Locked[]>`
    select state, stock_group_id as "stockGroupId", coalesce(applied_at > now() - interval '1 day', false) as "isUndoable"
    from stock_import where company_id = ${companyOf(actor)} and id = ${id} for update`;
  if (!found) throw notFound();
  if (!groups.includes(found.stockGroupId)) throw denied();
  return found;
}

/**
 * Does what the preview said, all in one transaction: the right lines alone where `withoutWrong` says so, else nothing while
 * a line is wrong (422). 409 when the stock is not what the preview saw.
 */
export async function applyImport(
  actor: Actor,
  { id, withoutWrong }: { id: number; withoutWrong: boolean },
): Promise<{ id: number }> {
  requireRight(actor, "Stock", "cart");
  const groups = await listUpdatableStockGroups(actor);
  return prisma().$transaction(async (tx) => {
    const { state, stockGroupId } = await lockImport(actor, id, groups, tx);
    if (state !== "preview") throw conflict("import-done", "This import is done already.", { state });
    const companyId = companyOf(actor);
    const wrong = await tx.stockImportLine.count({ where: { companyId, importId: id, fate: "wrong" } });
    if (wrong > 0 && !withoutWrong) throw unprocessable("wrong-lines", "Some lines are wrong.", { wrong });
    await refuseStale(actor, { id, stockGroupId }, tx);
    await sayMovement(actor, { source: "import", note: String(id) }, tx);
    const changed = await changeItems(actor, id, tx);
    const added = await addItems(actor, { id, stockGroupId }, tx);
    await tx.$executeRaw`update stock_import set state = 'applied', applied_at = now()
      where company_id = ${companyId} and id = ${id}`;
    const detail = { added, quantity: changed, stockGroupId };
    await audit(actor, tx, { action: "import", entity: "stock-item", entityId: id, detail });
    return { id };
  }, patience);
}

/** The stock has moved since the preview: what it said is not what would happen. */
async function refuseStale(
  actor: Actor,
  { id, stockGroupId }: { id: number; stockGroupId: number },
  tx: Tx,
): Promise<void> {
  const companyId = companyOf(actor);
  await tx.$queryRaw`select count(*)::int from (select 1 from stock_item where company_id = ${companyId}
    and id in (select item_id from stock_import_line where company_id = ${companyId} and import_id = ${id}) order by id for update) held`;
  const [row] = await tx.$queryRaw<{ stale: number }[]>`
    select count(*)::int as stale from stock_import_line l
    left join stock_item i on i.company_id = l.company_id and i.id = l.item_id
    where l.company_id = ${companyId} and l.import_id = ${id} and (l.fate = 'changed' and (i.id is null
        or (i.quantity, i.price_cents) is distinct from ((l.before->>'quantity')::int, (l.before->>'price')::int))
      or l.fate = 'new' and exists (select from stock_item o where o.company_id = l.company_id
        and o.stock_group_id = ${stockGroupId} and o.reference_key = l.reference_key and lower(o.brand) = lower(l.brand)
        and o.part_type = coalesce(l.part_type, 'neuve')))`;
  if (row && row.stale > 0)
    throw conflict("stock-moved", "The stock has moved since the preview: read the file again.", { stale: row.stale });
}

const changeItems = (actor: Actor, id: number, tx: Tx): Promise<number> => tx.$executeRaw`
    update stock_item i set quantity = coalesce(l.quantity, i.quantity), price_cents = coalesce(l.price_cents, i.price_cents),
      label = coalesce(l.label, i.label), place = coalesce(l.place, i.place), minimum = coalesce(l.minimum, i.minimum),
      ean = coalesce(nullif(l.ean, ''), i.ean), user_id = ${userOf(actor)}, updated_at = now()
    from stock_import_line l
    where l.company_id = ${companyOf(actor)} and l.import_id = ${id} and l.fate = 'changed'
      and i.company_id = l.company_id and i.id = l.item_id`;

/** Each line is given the id of its item first: nothing is to be matched afterwards. */
async function addItems(
  actor: Actor,
  { id, stockGroupId }: { id: number; stockGroupId: number },
  tx: Tx,
): Promise<number> {
  const companyId = companyOf(actor);
  await tx.$executeRaw`
    update stock_import_line set item_id = nextval(pg_get_serial_sequence('stock_item', 'id'))
    where company_id = ${companyId} and import_id = ${id} and fate = 'new'`;
  return tx.$executeRaw`
    insert into stock_item (company_id, id, stock_group_id, brand, reference, reference_key, label, ean, part_type, quantity,
      price_cents, place, minimum, user_id, updated_at)
    select company_id, item_id, ${stockGroupId}, brand, reference, reference_key, label, nullif(ean, ''),
      coalesce(part_type, 'neuve'), quantity, price_cents, coalesce(place, ''), coalesce(minimum, 0), ${userOf(actor)}, now()
    from stock_import_line where company_id = ${companyId} and import_id = ${id} and fate = 'new' order by line`;
}

/**
 * Takes an import back within a day: what it added goes, what it changed is as before where nobody changed it since, and
 * pieces that moved in the meantime stay moved. 409 when more was sold since than was there before.
 */
export async function undoImport(actor: Actor, { id }: { id: number }): Promise<{ id: number }> {
  requireRight(actor, "Stock", "cart");
  const groups = await listUpdatableStockGroups(actor);
  return prisma().$transaction(async (tx) => {
    const { state, isUndoable } = await lockImport(actor, id, groups, tx);
    if (state !== "applied" || !isUndoable)
      throw conflict("not-undoable", "An import can be undone for a day, once.", { state });
    await refuseSold(actor, id, tx);
    await sayMovement(actor, { kind: "corrected", source: "import", note: String(id) }, tx);
    const companyId = companyOf(actor);
    await changeBack(actor, id, tx);
    await removeAdded(actor, id, tx);
    await tx.$executeRaw`update stock_import set state = 'undone' where company_id = ${companyId} and id = ${id}`;
    await audit(actor, tx, { action: "undo-import", entity: "stock-item", entityId: id });
    return { id };
  }, patience);
}

/** The items of an import, locked, of which more pieces have gone since than its undoing leaves. */
async function refuseSold(actor: Actor, id: number, tx: Tx): Promise<void> {
  const companyId = companyOf(actor);
  const items = await tx.$queryRaw<{ isShort: boolean }[]>`
    select i.quantity < l.quantity - coalesce((l.before->>'quantity')::int, 0) as "isShort"
    from stock_item i join stock_import_line l on l.company_id = i.company_id and l.item_id = i.id
    where l.company_id = ${companyId} and l.import_id = ${id} and l.fate in ('new', 'changed') order by i.id for update of i`;
  const sold = items.filter(({ isShort }) => isShort).length;
  if (sold > 0) throw conflict("sold-since", "Pieces of this import are sold by now.", { sold });
}

const changeBack = (actor: Actor, id: number, tx: Tx): Promise<number> => tx.$executeRaw`
    update stock_item i set
      quantity = i.quantity - coalesce(l.quantity - (l.before->>'quantity')::int, 0),
      price_cents = case when i.price_cents = l.price_cents then (l.before->>'price')::int else i.price_cents end,
      label = case when i.label = l.label then l.before->>'label' else i.label end,
      place = case when i.place = l.place then l.before->>'place' else i.place end,
      minimum = case when i.minimum = l.minimum then (l.before->>'minimum')::int else i.minimum end,
      ean = case when i.ean = l.ean then l.before->>'ean' else i.ean end, user_id = ${userOf(actor)}, updated_at = now()
    from stock_import_line l
    where l.company_id = ${companyOf(actor)} and l.import_id = ${id} and l.fate = 'changed'
      and i.company_id = l.company_id and i.id = l.item_id`;

/** What moved since by other ways than a file stays, without the pieces of the import; the rest goes. */
async function removeAdded(actor: Actor, id: number, tx: Tx): Promise<void> {
  const companyId = companyOf(actor);
  await tx.$executeRaw`
    delete from stock_item i using stock_import_line l
    where l.company_id = ${companyId} and l.import_id = ${id} and l.fate = 'new'
      and i.company_id = l.company_id and i.id = l.item_id and i.image is null
      and i.quantity = l.quantity and not exists (select from stock_movement m
        where m.company_id = i.company_id and m.item_id = i.id and m.source is distinct from 'import')`;
  await tx.$executeRaw`
    update stock_item i set quantity = i.quantity - l.quantity, user_id = ${userOf(actor)}, updated_at = now()
    from stock_import_line l
    where l.company_id = ${companyId} and l.import_id = ${id} and l.fate = 'new'
      and i.company_id = l.company_id and i.id = l.item_id`;
}
