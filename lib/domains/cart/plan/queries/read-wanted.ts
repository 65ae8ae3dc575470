import { isUsed } from "@/lib/domains/offers/best";
import { listSupply, type Supply } from "@/lib/domains/offers/queries/list-supply";
import type { Refusal } from "@/lib/domains/orders/queries/list-refusals";
import { mostLines } from "@/lib/domains/orders/rules";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { Problem, unprocessable } from "@/lib/platform/problems";
import { findGoods } from "../../queries/find-goods";
import type { KeptItem } from "../../schema";
import type { WantedLine } from "../plan-lines";
import { sourceOf, type Source } from "../sources";
import type { Wall } from "../wall";

export interface Row {
  id: number;
  channel: string;
  articleId: string;
  quantity: number;
  item: KeptItem;
}

const rowsOfCart = {
  name: "cart_lines_to_plan",
  text: `select id, channel, article_id as "articleId", quantity, item from cart_line
    where company_id = $1 and customer_id = $2 and tab = 'cart' and currency = 'EUR' order by id`,
};

/** The parts of a customer's cart. */
export async function readRows(actor: Actor, { customerId }: { customerId: number }): Promise<Row[]> {
  requireRight(actor, "cart");
  const rows = await read<Row>(rowsOfCart, [companyOf(actor), customerId]);
  if (rows.length > mostLines) throw unprocessable("too-many-lines", `At most ${mostLines} lines are ordered at once.`);
  return rows;
}

const isArticle = ({ articleId }: Row): boolean => /^\d{1,9}$/.test(articleId);

/** A used part stands for no new one, nor a new one for a used: the customer was told which it is. */
const isLike = ({ item, channel }: Row, { code, offer }: Omit<Supply, "name" | "rank">): boolean =>
  code === channel || isUsed(offer.partType) === isUsed(item.partType);

/** What lies on the own shelf is there now. */
const onShelf = (source: Source, now: Wall): Source => ({
  ...source,
  contradicts: false,
  rounds: source.rounds.map(({ pieces }) => ({ pieces: pieces ?? 0, at: now })),
});

async function supplyOfGoods(actor: Actor, { articleId, channel }: Row): Promise<Omit<Supply, "name" | "rank">[]> {
  try {
    const offer = (await findGoods(actor, { id: articleId, channel }))?.offer;
    return offer ? [{ code: channel, offer, rounds: null }] : [];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

interface Wanted {
  rows: readonly Row[];
  refusals: readonly Refusal[];
  now: Wall;
}

export interface WantedFound {
  lines: WantedLine[];
  silent: string[];
}

/** The lines of a cart with everybody who can bring them: every supplier of an article, the line's own of anything else. */
export async function readWanted(actor: Actor, { rows, refusals, now }: Wanted): Promise<WantedFound> {
  requireRight(actor, "cart");
  const articleIds = [...new Set(rows.filter(isArticle).map(({ articleId }) => Number(articleId)))];
  const [{ supplies, silent }, lines] = await Promise.all([
    listSupply(actor, { articleIds }),
    Promise.all(rows.map(async (row) => ({ row, own: isArticle(row) ? null : await supplyOfGoods(actor, row) }))),
  ]);
  const isRefused = (code: string, articleId: string) =>
    refusals.some((one) => one.channel === code && one.articleIds.includes(articleId));
  return {
    silent,
    lines: lines.map(({ row, own }) => {
      const mine = own ?? supplies.filter(({ offer }) => String(offer.articleId) === row.articleId);
      const sources = mine
        .filter((one) => isLike(row, one) && !isRefused(one.code, row.articleId))
        .flatMap((one) => sourceOf(one, now) ?? []);
      const shelf = sources.find(({ channel }) => channel === ownStockChannel);
      return {
        ...{ id: row.id, goods: row.articleId, quantity: row.quantity, shelf: shelf ? onShelf(shelf, now) : null },
        sources: sources.filter(({ channel }) => channel !== ownStockChannel),
      };
    }),
  };
}
