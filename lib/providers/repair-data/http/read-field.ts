import { fieldReader as readerOf } from "@/lib/providers/http/field-reader";
import type { FieldNames, OurField, Raw } from "./payload";

/** Reads the fields of one service's records by our names. */
export function fieldReader(own: FieldNames) {
  const reader = readerOf<OurField>(own);
  const words = (record: Raw, field: OurField): string[] =>
    reader.many(record, field).flatMap((one) => {
      const isRecord = typeof one === "object" && one !== null && !Array.isArray(one);
      const written = isRecord ? reader.text(one as Raw, "text") : String(one ?? "").trim();
      return written ? [written] : [];
    });
  return { ...reader, words };
}

export type FieldReader = ReturnType<typeof fieldReader>;
