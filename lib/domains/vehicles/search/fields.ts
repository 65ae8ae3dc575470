import type { Right } from "@/lib/shared/rights";
import { searchFields, type SearchField } from "../paths/rules";

/** The right with which an identifier's input is offered; the others come with the identification. */
const rightOf: Partial<Record<SearchField, Right>> = {
  ...({ immat: "immatFR", swissPlate: "immatCH", targa: "targa" } as const),
  ...({ ntypnr: "typnr", ebayMoto: "ebayMoto", MID: "AutoData" } as const),
};

/** The identifiers that are offered to somebody with certain rights. */
export const allowedFields = (may: (right: Right) => boolean): SearchField[] =>
  searchFields.filter((field) => may(rightOf[field] ?? "CarIdentifier"));
