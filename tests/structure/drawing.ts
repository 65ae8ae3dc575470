import { arrows, type Arrow } from "./graph";

/** The storeys of the house from the roof down: each may use those below it, and types count like everything else. */
export const storeys: readonly [name: string, holds: RegExp][] = [
  ["pages", /^app\//],
  ["shell", /^components\/shell\//],
  ["screens of a noun", /^components\/(?!shell\/|page\/|ui\/|drawings\/)/],
  ["ground of a screen", /^components\/page\//],
  ["primitives", /^components\/(ui|drawings)\//],
  ["doors", /^lib\/(server|api|jobs|web)\//],
  ["domains", /^lib\/domains\//],
  ["importer", /^lib\/import\//],
  ["providers", /^lib\/providers\//],
  ["platform", /^lib\/platform\//],
  ["shared", /^lib\/shared\//],
];
export const storeyOf = (file: string): number => storeys.findIndex(([, holds]) => holds.test(file));

const roomOfCatalogue = /^lib\/domains\/catalogue\/([^/]+)\//;
const nounOfDomains = /^lib\/domains\/([^/]+)\//;
export const room = (file: string): string | undefined => roomOfCatalogue.exec(file)?.[1];
const nounOf = (file: string): string | undefined => nounOfDomains.exec(file)?.[1];

type Edge = Pick<Arrow, "from" | "to">;

/** The arrows of files as arrows between the places that hold them. */
export const between = (place: (file: string) => string | undefined): Edge[] =>
  arrows.flatMap(({ from, to }) => {
    const [one, other] = [place(from), place(to)];
    return one && other && one !== other ? [{ from: one, to: other }] : [];
  });

const reaches = (next: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean =>
  [...(next.get(from) ?? [])].some((step) => step === to || reaches(next, step, to));

/** Without the arrows that others say already; places must not depend on each other in a circle. */
function withoutShortcuts(edges: readonly Edge[]): Edge[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  return [...next].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((step) => step !== to && reaches(next, step, to)))
      .map((to) => ({ from, to })),
  );
}

const idOf = (name: string): string => name.replaceAll(/\W/g, "_");

function flowchart(edges: readonly Edge[]): string {
  const drawn = withoutShortcuts(edges);
  const names = [...new Set(drawn.flatMap(({ from, to }) => [from, to]))].sort();
  return [
    ...["```mermaid", "flowchart TD"],
    ...names.map((name) => `  ${idOf(name)}["${name}"]`),
    ...drawn.map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`).sort(),
    "```",
  ].join("\n");
}

/** docs/architecture.md: who uses whom, as imports draw it. */
export const drawingOfTheHouse = (): string =>
  [
    "# The house as imports draw it",
    "An arrow leads to what is used, directly or through others; a shortcut past an arrow is left out. `npm run architecture` draws it anew, and `tests/structure/architecture.test.ts` fails when an arrow leads upward, when a circle closes or when this page is old.",
    "## Storeys",
    flowchart(between((file) => storeys[storeyOf(file)]?.[0])),
    "## Nouns of the domains",
    flowchart(between(nounOf)),
    "## Rooms of the catalogue",
    flowchart(between(room)),
  ].join("\n\n") + "\n";
