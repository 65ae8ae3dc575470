import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { isoDateIn } from "@/lib/shared/dates";
import { seesSupply } from "../queries/get-price-view";
import { phantomSince, type Gap } from "./rules";

const gaps = {
  name: "supply_gaps",
  text: `select article_id as "articleId", json_agg(json_build_object('since', since, 'lastAt', last_at)) as gaps
    from supply_gap where company_id = $1 and article_id = any($2::int[]) group by article_id having count(*) > 1`,
};

/** By article, since which day (ISO) nobody has delivered what many list. */
export type Phantoms = Readonly<Record<number, string>>;

interface Row {
  articleId: number;
  gaps: Record<keyof Gap, string>[];
}

/** Which of the articles are phantoms for the company; none for who sees nothing of suppliers' stocks. */
export async function listPhantoms(actor: Actor, { articleIds }: { articleIds: readonly number[] }): Promise<Phantoms> {
  requireUser(actor);
  if (articleIds.length === 0 || !seesSupply(actor)) return {};
  const rows = await read<Row>(gaps, [companyOf(actor), articleIds]);
  return Object.fromEntries(
    rows.flatMap(({ articleId, gaps }) => {
      const since = phantomSince(gaps.map((gap) => ({ since: new Date(gap.since), lastAt: new Date(gap.lastAt) })));
      return since ? [[articleId, isoDateIn(since, "Europe/Paris")]] : [];
    }),
  );
}
