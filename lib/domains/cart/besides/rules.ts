import type { Book, PartRule, WorkRule } from "./book";
import type { Axle, Piece } from "./pieces";
import { operationOf } from "./reasons";

/** What a job lacks: so many pieces of a part, what the repair data say of it, or work. */
export interface Want {
  /** By what it is settled once and for all. */
  need: string;
  why: PartRule["why"];
  /** The part that asks for it. */
  of: number;
  axle: Axle | null;
  part: number | null;
  /** Null: by the capacity. */
  pieces: number | null;
  /** The article beside which it lies, where it is the other one of a pair. */
  beside: Piece | null;
  rule: PartRule | null;
  work: Pick<WorkRule, "work" | "minutes"> | null;
  /** In so many of the company's jobs with the part that asks. */
  jobs: { with: number; all: number } | null;
}

/** Parts that the company bought together: in so many of all its jobs with the first. */
export interface Together {
  of: number;
  part: number;
  jobs: number;
  all: number;
}

export interface Job {
  pieces: readonly Piece[];
  /** Needs that were answered or put aside in this job. */
  settled: ReadonlySet<string>;
  /** Operations of the work in the cart. */
  operations: readonly (string | null)[];
  cylinders: number | null;
  together: readonly Together[];
}

/** More than these at once nobody reads: what follows comes when they are settled. */
export const mostShown = 8;

const usualCylinders = 4;

const meets = (one: Axle | null, other: Axle | null): boolean => one === null || other === null || one === other;

const answered = ({ unless }: PartRule, { values }: Piece): boolean =>
  Object.entries(unless ?? {}).some(([key, those]) => values[key]?.some((value) => those.includes(value)));

const sum = (pieces: readonly Piece[]): number => pieces.reduce((count, one) => count + one.pieces, 0);

/** How many of a part a job lacks by a rule; 0 where it has them. */
function lacking(rule: PartRule, asking: Piece, { pieces, cylinders }: Job): number {
  const same = [rule.part, ...(rule.or ?? [])];
  const here = pieces.filter(
    ({ genartId, axle }) => same.includes(genartId) && (!rule.axle || meets(axle, asking.axle)),
  );
  const each = sum(pieces.filter(({ genartId, asks }) => asks && genartId === asking.genartId));
  const wanted =
    rule.count === "cylinder"
      ? (cylinders ?? usualCylinders)
      : rule.count === "each"
        ? each
        : rule.count === "capacity"
          ? 1
          : rule.count;
  if (!rule.of.includes(rule.part)) return here.length > 0 ? 0 : wanted;
  return Math.max(0, wanted - sum(here.filter(({ gone }) => !gone)));
}

const needOf = (part: number, axle: Axle | null): string => (axle ? `${part}.${axle}` : String(part));

function ofPart(rule: PartRule, asking: Piece, job: Job): Want | null {
  const axle = rule.axle ? asking.axle : null;
  const need = needOf(rule.part, axle);
  if (job.settled.has(need) || answered(rule, asking)) return null;
  const lacks = lacking(rule, asking, job);
  if (lacks === 0) return null;
  return {
    ...{ need, why: rule.why, of: asking.genartId, axle, part: rule.part, rule, work: null, jobs: null },
    pieces: rule.count === "capacity" ? null : lacks,
    beside: rule.part === asking.genartId && rule.count === 2 ? asking : null,
  };
}

function ofWork({ work, minutes, why }: WorkRule, asking: Piece, { settled, operations }: Job): Want | null {
  const need = `work.${work}`;
  if (settled.has(need) || operations.includes(operationOf(need))) return null;
  const nothing = { axle: null, part: null, pieces: null, beside: null, rule: null, jobs: null };
  return { need, why, of: asking.genartId, ...nothing, work: { work, minutes } };
}

function ofTogether({ of, part, jobs, all }: Together, { pieces, settled }: Job): Want | null {
  const needs = [needOf(part, null), needOf(part, "front"), needOf(part, "rear")];
  if (pieces.some(({ genartId }) => genartId === part) || needs.some((need) => settled.has(need))) return null;
  const { axle = null } = pieces.find(({ genartId, asks }) => asks && genartId === of) ?? {};
  const shared = { need: String(part), why: "together" as const, of, axle, part, pieces: 1 };
  return { ...shared, beside: null, rule: null, work: null, jobs: { with: jobs, all } };
}

/** What a job needs besides, each once: by the book in its order, then what the company bought together. */
export function wantsOf(book: Pick<Book, "rules">, job: Job): Want[] {
  const wants = new Map<string, Want>();
  const note = (want: Want | null) => {
    if (want && !wants.has(want.need)) wants.set(want.need, want);
  };
  const asking = job.pieces.filter(({ asks }) => asks);
  for (const rule of book.rules)
    for (const piece of asking)
      if (rule.of.includes(piece.genartId)) note("part" in rule ? ofPart(rule, piece, job) : ofWork(rule, piece, job));
  const known = new Set([...wants.values()].map(({ part }) => part));
  for (const pair of job.together) if (!known.has(pair.part)) note(ofTogether(pair, job));
  return [...wants.values()];
}

/** How many packs hold what is wanted. */
export const packsFor = (wanted: number, size: number | null): number =>
  Math.max(1, Math.ceil(wanted / (size && size > 0 ? size : 1) - 1e-9));
