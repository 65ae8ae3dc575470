import type { Route } from "./route";

/** Every status that a call refuses with: what its declaration implies, what it names itself, and a database that is away. */
export function refusalsOf(route: Route): number[] {
  const admitted: string[] = [route.right].flat();
  const isPublic = admitted.includes("public");
  const implied: [status: number, applies: boolean][] = [
    [400, Boolean(route.params ?? route.query ?? route.body ?? route.once)],
    [401, !isPublic || route.proof !== undefined],
    [403, !isPublic],
    [413, route.body !== undefined],
    [422, route.once === true],
    [429, !isPublic],
  ];
  const found = implied.filter(([, applies]) => applies).map(([status]) => status);
  return [...new Set([...found, ...(route.refuses ?? []), 503])].sort((a, b) => a - b);
}

const means: Record<number, [name: string, text: string]> = {
  400: ["Invalid", "The request is not valid; `fields` names what is wrong where a field is"],
  401: ["Unauthenticated", "No session, or one that has ended"],
  403: [
    "Denied",
    "The right is missing, the key of a program does not open it, or another site asks with the user's cookie",
  ],
  404: ["NotFound", "There is nothing of that name, or it is another company's"],
  409: ["Conflict", "Something else stands than the client saw; the answer says what"],
  410: ["Gone", "What the address named is over"],
  413: ["TooLarge", "The body is larger than the call takes"],
  416: ["RangeNotThere", "The file has no such bytes"],
  422: ["Unprocessable", "Understood, but it cannot be done; `code` says why"],
  429: ["TooMany", "Too many attempts; Retry-After says when to come back"],
  502: ["BadGateway", "Another system answered what cannot be used"],
  503: ["Unavailable", "Briefly not available; Retry-After says when to come back"],
};

/** The document's shared responses. */
export const refusalResponses = Object.values(means).map(([name, description]) => ({ name, description }));

export const refusalName = (status: number): string => means[status]?.[0] ?? "Unavailable";
