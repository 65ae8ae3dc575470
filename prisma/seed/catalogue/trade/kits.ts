/** Kits by generic article, and of what they are made. */
export const KITS: readonly (readonly [kit: number, parts: readonly number[]])[] = [
  [10003, [10001, 10002]],
  [10140, [10139]],
  [10141, [10139, 10213]],
  [10157, [10158, 10159]],
  [10165, [10125, 10158, 10159]],
];

/** How many of a part a kit holds: discs come in pairs. */
export const quantityIn = (part: number): number => (part === 10002 ? 2 : 1);

/** One kit article in this many is known with its parts, and one article in `PRICED_EVERY` with prices per country. */
export const KIT_EVERY = 4;
export const PRICED_EVERY = 20;
