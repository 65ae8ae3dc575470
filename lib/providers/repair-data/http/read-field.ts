import type { FieldNames, OurField, Raw } from "./payload";

const isRecord = (value: unknown): value is Raw => typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a name, whose points lead into objects. */
function at(record: Raw, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record);
}

/** Reads the fields of one service's records by our names. */
export function fieldReader(own: FieldNames) {
  const raw = (record: Raw, field: OurField): unknown => at(record, own[field] ?? field);

  /** A text or number as text; null for what is empty or neither. */
  function text(record: Raw, field: OurField): string | null {
    const value = raw(record, field);
    const written = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
    return written === "" ? null : written;
  }

  /** A number above 0, also written as text ("20 000 km"); null for anything else. */
  function number(record: Raw, field: OurField): number | null {
    const digits = text(record, field)
      ?.replace(/[\s\u00a0\u202f]/g, "")
      .replace(",", ".");
    const value = Number.parseFloat(digits ?? "");
    return Number.isFinite(value) && value > 0 ? value : null;
  }

  const many = (record: Raw, field: OurField): unknown[] => {
    const value = raw(record, field);
    return Array.isArray(value) ? value : [];
  };
  const records = (record: Raw, field: OurField): Raw[] => many(record, field).filter(isRecord);
  const words = (record: Raw, field: OurField): string[] =>
    many(record, field).flatMap((one) => {
      const written = isRecord(one) ? text(one, "text") : String(one ?? "").trim();
      return written ? [written] : [];
    });
  /** What a field holds as an object; an empty one for anything else. */
  const inside = (record: Raw, field: OurField): Raw => {
    const value = raw(record, field);
    return isRecord(value) ? value : {};
  };
  return { text, number, records, words, many, inside };
}

export type FieldReader = ReturnType<typeof fieldReader>;
