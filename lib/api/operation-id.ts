import type { Route } from "./route";

/** Addresses that begin with what they do need no word of the method before it. */
const says = /^(get|set|add|update|switch|show|hide|send|new|clone|request|mid|ktypnr)(?=[A-Z-])|^(login|logout)$/;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a call in generated clients, from method and path: GET /quote/{id}/pdf is getQuotePdf. */
export function operationIdOf({ method, path, name }: Pick<Route, "method" | "path" | "name">): string {
  if (name) return name;
  const segments = path.split("/").filter((part) => part !== "" && !part.startsWith("{"));
  const [first = "", ...rest] = segments.flatMap((part) => part.split("-"));
  const start = says.test(segments[0] ?? "") ? first : method + capital(first);
  return start + rest.map(capital).join("");
}
