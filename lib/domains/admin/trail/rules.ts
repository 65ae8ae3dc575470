import { csvLine } from "@/lib/shared/csv";
import type { TrailEntry } from "./schema";

const heading = ["at", "company", "person", "email", "job", "action", "entity", "entityId", "detail"];

/** The heading of an exported trail: the API's own names, the same in every language. */
export const trailHeading = (separator: "," | ";"): string => csvLine(heading, separator);

/** An entry as a line of the export. */
export const trailLine = (
  { at, company, person, job, action, entity, entityId, detail }: TrailEntry,
  separator: "," | ";",
): string =>
  csvLine(
    [
      ...[at, company.name, person?.name ?? null, person?.email ?? null, job],
      ...[action, entity, entityId, isBare(detail) ? null : JSON.stringify(detail)],
    ],
    separator,
  );

const isBare = (detail: object): boolean => Object.keys(detail).length === 0;

const money = /cents$/i;

/** A detail without its amounts, for a reader beside whom the customer looks. */
export const withoutAmounts = (detail: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(detail)
      .filter(([field]) => !money.test(field))
      .map(([field, value]) => [field, isRecord(value) ? withoutAmounts(value) : value]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Scalar = string | number | boolean;

/** A piece of a detail: the names of its field and of those around it, and what stands in it. */
export interface DetailPiece {
  fields: string[];
  values: Scalar[];
}

const scalar = (value: unknown): Scalar =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : JSON.stringify(value);

/** The detail as short pieces for a reader, without what is empty. */
export const detailPieces = (detail: Record<string, unknown>, around: string[] = []): DetailPiece[] =>
  Object.entries(detail).flatMap(([field, value]) => {
    const fields = [...around, field];
    if (isRecord(value)) return detailPieces(value, fields);
    const values = [value].flat().filter((one) => one !== null && one !== "");
    return values.length > 0 ? [{ fields, values: values.map(scalar) }] : [];
  });
