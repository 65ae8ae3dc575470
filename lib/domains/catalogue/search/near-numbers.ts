/** Signs that are taken for each other on a box or a bill, and none of the rest is nearer. */
const alike = [
  ["O", "0"],
  ["I", "1"],
  ["S", "5"],
  ["B", "8"],
  ["Z", "2"],
] as const;
const digits = "0123456789";
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const shortest = 5;
const longest = 20;

const signsLike = (sign: string): string => (/\d/.test(sign) ? digits : letters);
const put = (key: string, at: number, removed: number, sign: string): string =>
  key.slice(0, at) + sign + key.slice(at + removed);

function mistaken(key: string): string[] {
  return [...key].flatMap((sign, at) =>
    alike.flatMap(([letter, digit]) => {
      if (sign === letter) return [put(key, at, 1, digit)];
      return sign === digit ? [put(key, at, 1, letter)] : [];
    }),
  );
}

const everyMistaken = (key: string): string[] =>
  alike.flatMap(([letter, digit]) => [key.replaceAll(letter, digit), key.replaceAll(digit, letter)]);

const swapped = (key: string): string[] => [...key.slice(1)].map((sign, at) => put(key, at, 2, sign + key.charAt(at)));

const changed = (key: string): string[] =>
  [...key].flatMap((sign, at) => [...signsLike(sign)].map((other) => put(key, at, 1, other)));

const shortened = (key: string): string[] => [...key].map((_, at) => put(key, at, 1, ""));

const lengthened = (key: string): string[] =>
  [...key, ""].flatMap((sign, at) =>
    [...new Set(signsLike(sign || key.slice(-1)) + signsLike(key.charAt(at - 1)))].map((other) =>
      put(key, at, 0, other),
    ),
  );

/** The numbers that a mistyped one may be, nearest first: O for 0, two signs swapped, one wrong, one missing or doubled. */
export function nearNumbers(key: string): { key: string; slip: number }[] {
  if (key.length < shortest || key.length > longest || !/\d/.test(key)) return [];
  const near = new Map<string, number>();
  for (const [slip, keys] of [
    [...mistaken(key), ...everyMistaken(key)],
    swapped(key),
    [...changed(key), ...shortened(key), ...lengthened(key)],
  ].entries())
    for (const one of keys) if (one !== key && !near.has(one)) near.set(one, slip);
  return [...near].map(([one, slip]) => ({ key: one, slip }));
}
