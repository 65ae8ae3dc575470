import { enumValue, unitSymbol } from "../parts/enum-values";
import { type InLanguages, labelLines } from "../parts/label-lines";
import type { SourceCriterion } from "../source";
import { line } from "@/lib/import/copy/line";

interface Entry extends InLanguages {
  key: string;
  criterionId: number;
  value: string;
  sort: number | null;
}

const YES_NO: Record<string, readonly [fr: string, en: string]> = { yes: ["oui", "yes"], no: ["non", "no"] };

/** Criteria and their distinct values, numbered in the order in which articles name them. */
export class CriterionBook {
  readonly byKey = new Map<string, { id: number; criterion: SourceCriterion }>();
  private readonly ids = new Map<string, number>();
  private readonly entries: Entry[] = [];

  constructor(criteria: readonly SourceCriterion[]) {
    criteria.forEach((criterion, i) => this.byKey.set(criterion.key, { id: i + 1, criterion }));
  }

  /** Number of a value: texts as they are, enumerated values by their stable key, booleans yes or no. */
  idOf(key: string, value: number | string): number {
    const text = String(value);
    const full = `${key}|${text}`;
    const known = this.ids.get(full);
    if (known) return known;
    const found = this.byKey.get(key);
    if (!found) throw new Error(`unknown criterion ${key}`);
    this.entries.push({ key, ...entryOf(found.id, found.criterion, text) });
    this.ids.set(full, this.entries.length);
    return this.entries.length;
  }

  /** Criterion and value of a number that `idOf` gave. */
  valueOf(id: number): { key: string; value: string } {
    const entry = this.entries[id - 1];
    if (!entry) throw new Error(`no value ${id}`);
    return entry;
  }

  *criterionLines(): Generator<string> {
    for (const { id, criterion } of this.byKey.values())
      yield line(id, criterion.key, unitSymbol(criterion.unit), criterion.type);
  }

  *valueLines(): Generator<string> {
    for (const [i, { criterionId, value, sort }] of this.entries.entries()) yield line(i + 1, criterionId, value, sort);
  }

  /** What criteria and the values that articles name are called. */
  *labelLines(): Generator<string> {
    const criteria = [...this.byKey.values()].map(({ id, criterion: { fr, en } }) => ({ id, fr, en }));
    yield* labelLines("criterion", criteria);
    yield* labelLines(
      "value",
      this.entries.map(({ fr, en }, i) => ({ id: i + 1, fr, en })),
    );
  }
}

function entryOf(criterionId: number, criterion: SourceCriterion, value: string): Omit<Entry, "key"> {
  const entry = { criterionId, value, fr: null, en: null, sort: null };
  if (criterion.type === "enum") {
    const at = (criterion.values ?? []).findIndex((french) => enumValue(french).key === value);
    const french = criterion.values?.[at];
    if (french === undefined) throw new Error(`criterion ${criterion.key} has no value ${value}`);
    const { fr, en } = enumValue(french);
    return { ...entry, fr, en, sort: at };
  }
  const labels = YES_NO[value];
  if (labels) return { ...entry, fr: labels[0], en: labels[1], sort: value === "yes" ? 0 : 1 };
  return criterion.type === "string" ? entry : { ...entry, sort: Number(value) };
}
