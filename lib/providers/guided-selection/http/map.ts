import { compactKey } from "@/lib/shared/compact";
import { frontOrRear, leftOrRight, type GuidedReference, type SeenOnParts } from "../port";
import type { Answer, FieldNames, OurField, Raw } from "./payload";

const isRecord = (value: unknown): value is Raw => typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads the service's records by our names. */
export function reader(own: FieldNames) {
  const raw = (record: Raw, field: OurField): unknown => record[own[field] ?? field];
  const text = (record: Raw, field: OurField): string | null => {
    const value = raw(record, field);
    return typeof value === "string" && value.trim() ? value.trim() : null;
  };
  const id = (record: Raw, field: OurField): number | null => readNumber(raw(record, field));
  const records = (record: Raw, field: OurField): Raw[] => {
    const value = raw(record, field);
    return Array.isArray(value) ? value.filter(isRecord) : [];
  };
  return { text, id, records };
}
export type Reader = ReturnType<typeof reader>;

export const readNumber = (value: unknown): number | null => {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 ? number : null;
};

/** The records of an answer, whether it is one or a list. */
export const recordsOf = (answer: Answer): Raw[] => [answer].flat().filter(isRecord);

/** "Frein : Bosch, Ø : 260 mm" as questions and answers; a part without a colon is a yes to itself. */
export function readCriteria(text: string): SeenOnParts[] {
  return text.split(/,(?!\d)/).flatMap((part) => {
    const [question = "", ...rest] = part.split(":").map((one) => one.trim());
    const value = rest.join(":") || question;
    const key = compactKey(question).toLowerCase().slice(0, 40);
    return key === "" ? [] : [{ key, question, value: compactKey(value) || value, text: value }];
  });
}

const sideIn = <Side extends string>(sides: readonly Side[], word: string | null): Side | null =>
  sides.find((side) => side === word?.toLowerCase()) ?? null;

/** The references of one item of the service; what has no number or no part is left out. */
export function mapItem(read: Reader, item: Raw): GuidedReference[] {
  const itemId = read.id(item, "itemId");
  if (itemId === null) return [];
  const references = new Map<string, GuidedReference>();
  for (const record of read.records(item, "criterias")) {
    const oe = read.text(record, "oe");
    if (oe === null || compactKey(oe) === "") continue;
    const use = { condition: {}, stated: [], seen: readCriteria(read.text(record, "label") ?? "") };
    const known = references.get(compactKey(oe));
    references.set(compactKey(oe), {
      ...{ oe, itemId, label: read.text(item, "label") },
      frontRear: sideIn(frontOrRear, read.text(item, "frontRear")),
      leftRight: sideIn(leftOrRight, read.text(item, "leftRight")),
      uses: [...(known?.uses ?? []), use],
    });
  }
  return [...references.values()];
}
