import type { QueryValue } from "./address";
import { storable } from "./compact";

/** What a reader narrows a list by: values by the name of their facet, of which one is enough. */
export type Choices<Name extends string> = Partial<Record<Name, readonly string[]>>;

const mostValues = 30;
const longestValue = 40;

/** The values that one text holds, joined by a bar; what is too long or too much is dropped. */
export const splitChoices = (text: string): string[] => [
  ...new Set(
    text
      .split("|")
      .filter((value) => value && value.length <= longestValue && storable(value))
      .slice(0, mostValues),
  ),
];

/** The choices of an address, each facet's values joined by a bar. */
export function readChoices<Name extends string>(
  names: readonly Name[],
  query: Partial<Record<string, QueryValue>>,
): Choices<Name> {
  let choices: Choices<Name> = {};
  for (const name of names) {
    const text = query[name];
    const values = typeof text === "string" ? splitChoices(text) : [];
    if (values.length > 0) choices = { ...choices, [name]: values };
  }
  return choices;
}

/** The same as values of an address. */
export const writeChoices = <Name extends string>(
  names: readonly Name[],
  choices: Choices<Name>,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const values: readonly string[] = choices[name] ?? [];
      return values.length > 0 ? [[name, values.join("|")] as const] : [];
    }),
  );

/** Turns a value of a facet on or off. */
export function toggleChoice<Name extends string>(choices: Choices<Name>, name: Name, value: string): Choices<Name> {
  const chosen: readonly string[] = choices[name] ?? [];
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...choices, [name]: values };
}
