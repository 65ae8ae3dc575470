import { z } from "zod";
import { fit } from "../../fit/schema";
import { genartPlace } from "../../tree/schema";

const id = z.number().int();

/** An article that nothing speaks against on a vehicle; `pieces` in a pack, where it says so. */
export const candidate = z.object({
  ...{ id, number: z.string(), brand: z.string(), label: z.string().nullable() },
  ...{ fit, pieces: z.number().int().nullable() },
});

/** The articles of a part that may be sold for a vehicle; `sure` false: each is to be checked first. */
export const partCandidates = z.object({
  genart: genartPlace,
  count: z.number().int(),
  sure: z.boolean(),
  articles: z.array(candidate),
});

export type Candidate = z.infer<typeof candidate>;
export type PartCandidates = z.infer<typeof partCandidates>;
