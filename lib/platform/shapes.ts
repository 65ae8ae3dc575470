import { z } from "zod";
import { largestId, lastPage } from "@/lib/shared/address";

/** An id of the catalogue or of ours. */
export const id = z.number().int().min(1).max(largestId);

/** The same where everything is text: in a segment of an address. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);

/** The same in a query, documented as a number. */
export const queryId = z.coerce.number().int().min(1).max(largestId);

/** The same in a body of programs that write numbers as text. */
export const looseId = z.union([
  id,
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(id),
]);

/** The page of a list, from 1. */
export const page = z.coerce.number().int().min(1).max(lastPage);

/** How many rows a list answers at once. */
export const limit = (usual: number, most: number) => z.coerce.number().int().min(1).max(most).default(usual);
