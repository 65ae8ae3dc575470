export type RawRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is RawRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a name, whose points lead into objects. */
function at(record: RawRecord, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record);
}

/** Our field names by theirs as a variable of the environment holds them; `example` is what is told to whoever mistyped it. */
export function readFieldNames<Names extends object>(
  { variable, example }: { variable: string; example: string },
  text: string,
  parse: (names: unknown) => Names,
): Names | Record<string, never> {
  if (!text) return {};
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${variable} must be JSON of our field names to theirs, such as ${example}.`, { cause });
  }
}

/** Reads the fields of one service's records by our names; `own` says which of them the service names otherwise. */
export function fieldReader<Field extends string>(own: Readonly<Partial<Record<string, string>>>) {
  const raw = (record: RawRecord, field: Field): unknown => at(record, own[field] ?? field);

  /** A text or number as text; null for what is empty or neither. */
  function text(record: RawRecord, field: Field): string | null {
    const value = raw(record, field);
    const written = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    return written === "" ? null : written;
  }

  /** A number above 0, also written as text ("20 000 km"); null for anything else. */
  function number(record: RawRecord, field: Field): number | null {
    const digits = text(record, field)
      ?.replace(/[\s\u00a0\u202f]/g, "")
      .replace(",", ".");
    const value = Number.parseFloat(digits ?? "");
    return Number.isFinite(value) && value > 0 ? value : null;
  }

  const many = (record: RawRecord, field: Field): unknown[] => {
    const value = raw(record, field);
    return Array.isArray(value) ? value : [];
  };
  const records = (record: RawRecord, field: Field): RawRecord[] => many(record, field).filter(isRecord);
  /** What a field holds as an object; an empty one for anything else. */
  const inside = (record: RawRecord, field: Field): RawRecord => {
    const value = raw(record, field);
    return isRecord(value) ? value : {};
  };
  return { text, number, records, many, inside };
}
