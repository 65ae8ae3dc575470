import { product } from "./files";

const files = new Set(product.map(({ path }) => path));
const endings = ["", ".ts", ".tsx", ".d.ts", ".mjs"];

/** The source file that an import names; null for packages and for what is made while building. */
export const fileOf = (module: string): string | null =>
  endings.map((ending) => module + ending).find((file) => files.has(file)) ?? null;

export interface Arrow {
  from: string;
  to: string;
  typeOnly: boolean;
  isLater: boolean;
}

/** Every import of one of our own files by another. */
export const arrows: readonly Arrow[] = product.flatMap(({ path, imports }) =>
  imports.flatMap(({ module, ...how }) => {
    const to = fileOf(module);
    return to && to !== path ? [{ from: path, to, ...how }] : [];
  }),
);

const listBy = (all: readonly Pick<Arrow, "from" | "to">[]): Map<string, string[]> => {
  const lists = new Map<string, string[]>();
  for (const { from, to } of all) lists.set(from, [...(lists.get(from) ?? []), to]);
  return lists;
};

/** What each file imports as values, directly or through others, itself included. */
export function reachOf(start: string, seen = new Set<string>()): ReadonlySet<string> {
  seen.add(start);
  for (const next of values.get(start) ?? []) if (!seen.has(next)) reachOf(next, seen);
  return seen;
}
const values = listBy(arrows.filter(({ typeOnly }) => !typeOnly));
const atOnce = listBy(arrows.filter(({ typeOnly, isLater }) => !typeOnly && !isLater));

/** What browsers load together with files: what these import, directly or through others, but for what is asked for later. */
export function loadedWith(starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    atOnce.get(file)?.forEach(visit);
  };
  starts.forEach(visit);
  return seen;
}

/** Groups that depend on each other in a circle, by Tarjan's strongly connected components. */
export function circlesIn(edges: readonly Pick<Arrow, "from" | "to">[]): string[][] {
  const next = listBy(edges);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const other of next.get(node) ?? []) {
      if (!order.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node) ?? 0, low.get(other) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of next.keys()) if (!order.has(node)) visit(node);
  return circles;
}
