interface Line {
  id: number;
}

/**
 * The lines of a list under a pointer: each stays where it is, a line that others took away as well, until the pointer
 * leaves; those that others added wait. What this window itself takes away goes at once.
 */
export function heldLines<L extends Line>(
  shown: readonly L[],
  now: readonly L[],
  wentHere: (id: number) => boolean,
): L[] {
  const byId = new Map(now.map((line) => [line.id, line]));
  return shown.flatMap((line) => byId.get(line.id) ?? (wentHere(line.id) ? [] : line));
}
