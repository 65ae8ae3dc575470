import type { Cell, SheetColumn } from "@/lib/platform/sheets/sheet-column";
import { importFields, type ImportField } from "../imports/headers";
import type { PartType } from "../rules";
import type { StockLine } from "./schema";

/** What a file is brought in with stands first; the rest is told and not read. */
export const exportFields = [...importFields, "currency", "group"] as const;
type ExportField = (typeof exportFields)[number];

const shapes: Record<ExportField, SheetColumn> = {
  brand: { width: 18, kind: "text" },
  reference: { width: 20, kind: "text" },
  label: { width: 36, kind: "text" },
  ean: { width: 16, kind: "text" },
  partType: { width: 18, kind: "text" },
  quantity: { width: 10, kind: "whole" },
  price: { width: 12, kind: "money" },
  place: { width: 14, kind: "text" },
  minimum: { width: 10, kind: "whole" },
  currency: { width: 9, kind: "text" },
  group: { width: 18, kind: "text" },
};
const columnsOf = (fields: readonly ExportField[]): SheetColumn[] => fields.map((field) => shapes[field]);
export const exportColumns = columnsOf(exportFields);
export const templateColumns = columnsOf(importFields);

type Line = Pick<StockLine, Exclude<ImportField, "partType"> | "partType" | "currency" | "stockGroup">;

/** The cells of a line in the order of the columns; its part type in the reader's words. */
export function exportedCells(line: Line, partTypes: Readonly<Record<PartType, string>>): Cell[] {
  const told = { ...line, price: line.price / 100, group: line.stockGroup.name };
  const word = Object.hasOwn(partTypes, line.partType) ? partTypes[line.partType as PartType] : line.partType;
  return exportFields.map((field) => (field === "partType" ? word : told[field]));
}
