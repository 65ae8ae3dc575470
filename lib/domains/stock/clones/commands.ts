import { listUpdatableStockGroups } from "../queries/list-groups";
import { refuseUsed } from "../queries/refuse-used";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { denied, unprocessable } from "@/lib/platform/problems";
import { homeLanguage } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import { getArticle } from "@/lib/domains/catalogue/sheet/queries/get-article";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import type { ArticleSheet } from "@/lib/domains/catalogue/sheet/schema";
import { storeStockItem } from "../commands";
import type { ClonedItem, CloneInput } from "./schema";

type Shelf = CloneInput["formData"] & { stockGroup: number };
type Source = { sheet: ArticleSheet } | { unknown: Extract<CloneInput["item"], { makeLabel: string }> };

/**
 * Puts an item into a stock group of the actor's company: an article of the catalogue, whose price, pieces and part type
 * become those of the form, also where the group has it already; or an item that the catalogue does not know.
 */
export async function cloneItem(
  actor: Actor,
  { key, ...input }: CloneInput & { key: string | null },
): Promise<ClonedItem> {
  requireUser(actor);
  return once(
    actor,
    { key, body: input },
    {
      async prepare() {
        const stockGroup = await chooseGroup(actor, input.formData.stockGroup);
        const source = await findSource(actor, input.item);
        const genartId = "sheet" in source ? source.sheet.genart.id : source.unknown.genartId;
        await refuseUsed(actor, { genartId, partType: input.formData.partType });
        return { shelf: { ...input.formData, stockGroup }, source };
      },
      async write({ shelf, source }, tx) {
        const id = await ("sheet" in source
          ? storeClone(actor, source, shelf, tx)
          : storeUnknown(actor, source, shelf, tx));
        const { price, amount: stock, partType, stockGroup } = shelf;
        const articleId = "sheet" in source ? source.sheet.id : null;
        return { id, itemType: "clone" as const, articleId, price, stock, partType, stockGroup };
      },
    },
  );
}

/** The group that is named, else the only one that the user may update. */
async function chooseGroup(actor: Actor, named: number | null | undefined): Promise<number> {
  const groups = await listUpdatableStockGroups(actor);
  const [only, another] = groups;
  if (only === undefined || (named && !groups.includes(named))) throw denied();
  if (!named && another !== undefined) throw unprocessable("stock-group-required", "Choose a stock group.");
  return named ?? only;
}

async function findSource(actor: Actor, item: CloneInput["item"]): Promise<Source> {
  if (!("makeLabel" in item)) return { sheet: await getArticle(actor, { id: item.id, lang: homeLanguage }) };
  const [place] = await listPlaces(actor, { ids: [item.genartId], lang: homeLanguage });
  if (!place) throw unprocessable("unknown-genart", "The catalogue does not know this part.");
  return { unknown: item };
}

/** One statement, so that two who clone an article at once make one line of it. */
async function storeClone(actor: Actor, { sheet }: { sheet: ArticleSheet }, shelf: Shelf, tx: Tx): Promise<number> {
  const { price, amount, partType, stockGroup } = shelf;
  const oeNumbers = [...new Set(sheet.oeNumbers.flatMap(({ numbers }) => numbers))];
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    insert into stock_item (company_id, stock_group_id, article_id, genart_id, brand, reference, reference_key, ean,
      oe_numbers, label, part_type, quantity, price_cents, user_id, updated_at)
    values (${companyOf(actor)}, ${stockGroup}, ${sheet.id}, ${sheet.genart.id}, ${sheet.brand.name}, ${sheet.number},
      ${normaliseNumber(sheet.number)}, ${sheet.ean}, ${oeNumbers}, ${sheet.label}, ${partType}, ${amount}, ${price},
      ${userOf(actor)}, now())
    on conflict (company_id, article_id, stock_group_id) do update
      set part_type = excluded.part_type, quantity = excluded.quantity, price_cents = excluded.price_cents,
        brand = excluded.brand, reference = excluded.reference, reference_key = excluded.reference_key,
        genart_id = excluded.genart_id, ean = excluded.ean, oe_numbers = excluded.oe_numbers, label = excluded.label,
        user_id = excluded.user_id, updated_at = now()
    returning id`;
  const id = row?.id ?? 0;
  const detail = { articleId: sheet.id, partType, quantity: amount, priceCents: price, stockGroupId: stockGroup };
  await audit(actor, tx, { action: "clone", entity: "stock-item", entityId: id, detail });
  return id;
}

async function storeUnknown(
  actor: Actor,
  { unknown }: Extract<Source, { unknown: unknown }>,
  { price, amount: quantity, partType, stockGroup }: Shelf,
  tx: Tx,
): Promise<number> {
  const { makeLabel: brand, ArtNr: reference, label, genartId, ean, oeNrs: oeNumbers } = unknown;
  const item = { brand, reference, label, genartId, ean: ean ?? null, oeNumbers };
  const { id } = await storeStockItem(
    actor,
    { ...item, price, quantity, partType, stockGroup, image: null, picture: null },
    tx,
  );
  return id;
}
