import { bounds, type Spread } from "@/lib/platform/meters";

export type Kind = "counter" | "gauge" | "histogram";

export interface Family {
  name: string;
  kind: Kind;
  help: string;
  lines: readonly string[];
}

/** A label's value as the text format wants it. */
export const escapeLabel = (value: string): string =>
  value.replace(/[\\"\n]/g, (one) => (one === "\n" ? "\\n" : `\\${one}`));

const labelled = (name: string, labels: string, more = ""): string => {
  const all = [labels, more].filter(Boolean).join(",");
  return all ? `${name}{${all}}` : name;
};

/** The lines of one series of a histogram: buckets that add up, sum and count. */
export function histogramLines(name: string, labels: string, { buckets, sum }: Spread): string[] {
  let total = 0;
  const lines = buckets.map((own, at) => {
    total += own;
    return `${labelled(`${name}_bucket`, labels, `le="${bounds[at] ?? "+Inf"}"`)} ${total}`;
  });
  return [...lines, `${labelled(`${name}_sum`, labels)} ${sum}`, `${labelled(`${name}_count`, labels)} ${total}`];
}

/** The text format of Prometheus, version 0.0.4. */
export const exposition = (families: readonly Family[]): string =>
  families
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, kind, help, lines }) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join("\n")}\n`)
    .join("");
