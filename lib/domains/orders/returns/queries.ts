import type { WrongCriterion } from "@/lib/domains/comebacks/schema";
import { findArticle } from "@/lib/domains/catalogue/sheet/queries/get-article";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound, unprocessable } from "@/lib/platform/problems";
import { homeLanguage, type Language } from "@/lib/shared/languages";
import { orderChannels } from "../access";
import type { StepInput } from "../schema";
import { reasonOf } from "./rules";

const goods = {
  name: "order_line_goods",
  text: `select l.article_id as "articleId", l.ktype from purchase_order o
      join order_line l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = $1 and o.number = $2 and l.id = $3 and ($4::text[] is null or o.channel = any($4))`,
};

interface OneLine {
  orderId: string;
  lineId: number;
}

/** The criteria of an ordered article, of which one may have been wrong; none for what the catalogue does not know. */
export async function listLineCriteria(
  actor: Actor,
  { orderId, lineId, lang }: OneLine & { lang: Language },
): Promise<(WrongCriterion & { label: string })[]> {
  requireUser(actor);
  const values = [companyOf(actor), orderId, lineId, orderChannels(actor)];
  const [row] = await read<{ articleId: string; ktype: number | null }>(goods, values);
  if (!row) throw notFound();
  if (!/^\d{1,9}$/.test(row.articleId)) return [];
  const sheet = await findArticle(actor, { id: Number(row.articleId), lang, ktype: row.ktype ?? undefined });
  return (sheet?.criteria ?? []).map(({ labelId, label, valueId, value }) => ({ id: labelId, label, valueId, value }));
}

/** The criterion that a return names; 422 for one that the article has not, and for a return of several articles. */
export async function findWrongCriterion(actor: Actor, input: StepInput): Promise<WrongCriterion | null> {
  requireUser(actor);
  const { orderId, lines, criterionId } = input;
  if (reasonOf(input) !== "does-not-fit" || !criterionId) return null;
  const [line, ...others] = lines;
  const criteria =
    line && others.length === 0 ? await listLineCriteria(actor, { orderId, ...line, lang: homeLanguage }) : [];
  const found = criteria.find(({ id }) => id === criterionId);
  if (!found) throw unprocessable("unknown-criterion", "The article has no such criterion.");
  return { id: found.id, valueId: found.valueId, value: found.value };
}
