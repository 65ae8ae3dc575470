/** A prefix with more numbers than can be ranked live, and its best numbers. */
export interface HeavyPrefix {
  prefix: string;
  total: number;
  norms: string[];
}

interface Open {
  total: number;
  best: { norm: string; weight: number }[];
}

const BEST = 10;

function keepBest(open: Open, norm: string, weight: number): void {
  const { best } = open;
  const last = best[best.length - 1];
  if (best.length === BEST && last && weight <= last.weight) return;
  let at = best.length;
  while (at > 0 && (best[at - 1]?.weight ?? 0) < weight) at--;
  best.splice(at, 0, { norm, weight });
  if (best.length > BEST) best.pop();
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** Collects, in one pass over numbers in their order, the prefixes with more than `limit` numbers. */
export class PrefixCollector {
  readonly found: HeavyPrefix[] = [];
  private previous = "";
  private readonly open: Open[] = [];

  constructor(private readonly limit = 200) {}

  add(norm: string, weight: number): void {
    this.close(sharedLength(this.previous, norm));
    while (this.open.length < norm.length) this.open.push({ total: 0, best: [] });
    for (const open of this.open) {
      open.total++;
      keepBest(open, norm, weight);
    }
    this.previous = norm;
  }

  finish(): HeavyPrefix[] {
    this.close(0);
    return this.found;
  }

  private close(length: number): void {
    while (this.open.length > length) {
      const open = this.open.pop();
      if (!open || open.total <= this.limit) continue;
      const prefix = this.previous.slice(0, this.open.length + 1);
      this.found.push({ prefix, total: open.total, norms: open.best.map(({ norm }) => norm) });
    }
  }
}
