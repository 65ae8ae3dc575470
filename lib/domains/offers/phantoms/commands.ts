import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { prisma, type Tx } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { suppliedOf, type Lack, type Told } from "./rules";

/** What this process has written of an article at a supplier, or of one that somebody has, and on which day. */
const written = () => oncePerProcess("supply-gaps-written", () => new Map<string, string>());
const mostKept = 50_000;

function isNews(companyId: number, what: string, said: string): boolean {
  const known = written();
  const key = `${companyId} ${what}`;
  const now = `${said} ${new Date().toISOString().slice(0, 10)}`;
  if (known.get(key) === now) return false;
  if (known.size >= mostKept) known.clear();
  known.set(key, now);
  return true;
}

/** Keeps of suppliers' answers what was new of the day: who lists what nobody has. What was read goes on without it. */
export async function noteAnswers(actor: Actor, answers: readonly Told[]): Promise<void> {
  requireUser(actor);
  const companyId = companyOf(actor);
  const { had, lacks } = suppliedOf(answers);
  const here = had.filter((articleId) => isNews(companyId, String(articleId), "had"));
  const lacking = [...new Set(lacks.map(({ articleId }) => articleId))];
  const turned = new Set(lacking.filter((articleId) => isNews(companyId, String(articleId), "lacks")));
  const gone = lacks.filter(
    ({ articleId, supplier }) => isNews(companyId, `${articleId} ${supplier}`, "lacks") || turned.has(articleId),
  );
  try {
    if (here.length > 0) await closeGaps(companyId, here, prisma());
    if (gone.length > 0) await openGaps(companyId, gone, prisma());
  } catch (error) {
    log.warn({ err: error }, "what suppliers answered could not be kept");
  }
}

/** A supplier has refused an order of these articles. */
export async function noteRefused(
  actor: Actor,
  { supplier, articleIds }: { supplier: string; articleIds: readonly number[] },
  tx: Tx,
): Promise<void> {
  requireUser(actor);
  const lacks = [...new Set(articleIds)].map((articleId) => ({ articleId, supplier }));
  if (lacks.length > 0) await openGaps(companyOf(actor), lacks, tx);
}

/** Pieces of these articles have come from a supplier. */
export async function noteDelivered(
  actor: Actor,
  { articleIds }: { articleIds: readonly number[] },
  tx: Tx,
): Promise<void> {
  requireUser(actor);
  if (articleIds.length > 0) await closeGaps(companyOf(actor), articleIds, tx);
}

type Writer = Pick<Tx, "$executeRaw">;

const closeGaps = (companyId: number, articleIds: readonly number[], tx: Writer) =>
  tx.$executeRaw`delete from supply_gap where company_id = ${companyId} and article_id = any(${articleIds}::int[])`;

/** In one order, so that two who write the same wait for each other. */
const openGaps = (companyId: number, lacks: readonly Lack[], tx: Writer) =>
  tx.$executeRaw`
    insert into supply_gap (company_id, article_id, supplier)
    select ${companyId}, g.article_id, g.supplier
    from unnest(${lacks.map(({ articleId }) => articleId)}::int[], ${lacks.map(({ supplier }) => supplier)}::text[])
      g (article_id, supplier)
    order by g.article_id, g.supplier
    on conflict (company_id, article_id, supplier) do update set last_at = now()`;
