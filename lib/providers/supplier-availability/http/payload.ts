const lists = ["items", "data", "offers"] as const;

/** The records of an answer: a list, or one under items, data or offers; null for anything else. */
export function readRecords(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body as unknown[];
  if (typeof body !== "object" || body === null) return null;
  const found = lists.map((name) => (body as Record<string, unknown>)[name]).find(Array.isArray);
  return (found as unknown[] | undefined) ?? null;
}
