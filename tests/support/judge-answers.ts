import type { z } from "zod";
import { judgeCalls } from "@/lib/api/judge";

let breaches = new Set<string>();

/** Where an answer holds more than its shape says: the shape keeps what it names, the rest is what it does not. */
export function unnamedIn(answered: unknown, kept: unknown, place = ""): string[] {
  if (typeof answered !== "object" || answered === null) return [];
  if (typeof kept !== "object" || kept === null) return [place];
  const known = new Map(Object.entries(kept));
  return Object.entries(answered).flatMap(([name, value]) => {
    const at = Array.isArray(answered) ? `${place}[]` : place ? `${place}.${name}` : name;
    return known.has(name) ? unnamedIn(value, known.get(name), at) : [at];
  });
}

const placeOf = (path: PropertyKey[]): string =>
  path.reduce<string>(
    (at, one) => (typeof one === "number" ? `${at}[]` : at ? `${at}.${String(one)}` : String(one)),
    "",
  );

/** What is wrong with the JSON of an answer, one sentence for each field. */
export function breachesOf(call: string, shape: z.ZodType, text: string): string[] {
  const answered: unknown = JSON.parse(text);
  const result = shape.safeParse(answered);
  if (!result.success)
    return result.error.issues.map(
      ({ path, message }) => `${call} answers ${placeOf(path) || "something"} against its shape (${message}).`,
    );
  return unnamedIn(answered, result.data).map(
    (field) => `${call} answers ${field}, which its shape does not name: name it there or leave it out.`,
  );
}

judgeCalls({
  answer: (call, shape, text) => breachesOf(call, shape, text).forEach((one) => breaches.add(one)),
  refusal: (call, status, declared) => {
    // No call means to answer 500; tests that provoke it say so themselves.
    if (status !== 500 && !declared.includes(status))
      breaches.add(`${call} refuses with ${status}: name it in the route's refuses.`);
  },
});

afterEach(() => {
  const found = [...breaches];
  breaches = new Set();
  if (found.length > 0) throw new Error(found.join("\n"));
});
