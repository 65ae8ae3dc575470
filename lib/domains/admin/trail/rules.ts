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

const word = (value: unknown): string =>
  typeof value === "string" ? value : Array.isArray(value) ? value.map(word).join(", ") : JSON.stringify(value);

/** The detail as short pieces for a reader: field and value. */
export const detailWords = (detail: Record<string, unknown>): { field: string; value: string }[] =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => ({ field, value: word(value) }));
