interface Parameter {
  name: string;
  in: string;
}
interface Reference {
  $ref: string;
}
interface Operation {
  parameters?: (Parameter | Reference)[];
}
export type Paths = Record<string, Record<string, Operation>>;

/** How often a parameter is written alike before it is worth a name. */
const often = 3;

const isParameter = (one: Parameter | Reference): one is Parameter => "name" in one;
const sharedName = ({ name, in: place }: Parameter): string =>
  name.charAt(0).toUpperCase() + name.slice(1) + (place === "path" ? "" : "InQuery");

/** The parameters that many calls take alike, by name: of several that bear one name, the one that most calls take. */
export function sharedParameters(paths: Paths): Record<string, Parameter> {
  const uses = new Map<string, number>();
  for (const one of parametersOf(paths)) uses.set(JSON.stringify(one), (uses.get(JSON.stringify(one)) ?? 0) + 1);
  const frequent = [...uses].filter(([, count]) => count >= often).sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1));
  return Object.fromEntries(
    frequent.map(([text]) => JSON.parse(text) as Parameter).map((one) => [sharedName(one), one]),
  );
}

const parametersOf = (paths: Paths): Parameter[] =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters = [] }) => parameters.filter(isParameter)),
  );

/** The paths with a reference wherever a parameter is a shared one. */
export function referToShared(paths: Paths, shared: Record<string, Parameter>): Paths {
  const refer = (one: Parameter | Reference): Parameter | Reference =>
    isParameter(one) && JSON.stringify(shared[sharedName(one)]) === JSON.stringify(one)
      ? { $ref: `#/components/parameters/${sharedName(one)}` }
      : one;
  const withReferences = (operation: Operation): Operation =>
    operation.parameters ? { ...operation, parameters: operation.parameters.map(refer) } : operation;
  return mapValues(paths, (item) => mapValues(item, withReferences));
}

const mapValues = <A, B>(entries: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, change(value)]));
