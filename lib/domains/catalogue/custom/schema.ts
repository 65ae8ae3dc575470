import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { nameOf, readGenartIds } from "./rules";

const id = z.number().int();

/** A company's own search; `image` is the id of a picture. */
export const customSearch = z.object({
  id,
  name: z.string(),
  image: z.string().nullable(),
  genarts: z.array(z.object({ id, label: z.string() })),
});
export const customSearches = z.array(customSearch);

const name = z
  .string({ error: "required" })
  .refine((text) => nameOf(text) !== null, "a name of 1 to 255 characters")
  .transform((text) => nameOf(text) ?? "");

/** Issues carry what is expected. `genartIds`: numbers separated by commas; `genarts`, their labels, is for people and not read. */
export const searchForm = z.object({
  name,
  genarts: z.string().max(20_000).optional(),
  genartIds: z
    .string({ error: "at least one family" })
    .refine((text) => readGenartIds(text) !== null, "1 to 100 numbers separated by commas")
    .transform((text) => readGenartIds(text) ?? []),
});
export const changedSearchForm = searchForm.extend({ oldname: name });

nameShapes({ CustomSearch: customSearch });

export type CustomSearch = z.infer<typeof customSearch>;
export interface SearchInput {
  name: string;
  genartIds: number[];
  image: File | null;
}
