import { z } from "zod";
import pages from "./book.json";
import { closingWorks, reasons } from "./reasons";

const genart = z.number().int().positive();
const why = z.enum(reasons);

const ofPart = z.strictObject({
  of: z.array(genart).min(1),
  part: genart,
  why,
  /** So many in all, as many as there are of the part that asks, one per cylinder, or what the repair data say of the engine. */
  count: z.union([z.number().int().positive(), z.enum(["each", "cylinder", "capacity"])]),
  /** On the axle of the part that asks, front and rear apart. */
  axle: z.literal(true).optional(),
  /** Other parts that do the same. */
  or: z.array(genart).optional(),
  /** Values of the asking article's criteria that answer it already. */
  unless: z.record(z.string(), z.array(z.string())).optional(),
  /** The part at whose operation the repair data tell the capacity, where it is another one. */
  from: genart.optional(),
  /** Criteria in which an article for any vehicle must say what the repair data ask for. */
  match: z.array(z.string()).optional(),
  /** Only where the repair data know the capacity. */
  known: z.literal(true).optional(),
});
const ofWork = z.strictObject({
  of: z.array(genart).min(1),
  work: z.enum(closingWorks),
  minutes: z.number().int().positive(),
  why,
});

const book = z.strictObject({
  /** What a part of this name always consists of, and how many of each. */
  holds: z.record(z.string(), z.record(z.string(), z.number().int().positive())),
  rules: z.array(z.union([ofPart, ofWork])),
});

export type Book = z.infer<typeof book>;
export type PartRule = z.infer<typeof ofPart>;
export type WorkRule = z.infer<typeof ofWork>;

/** What a mechanic knows of parts that go together: first rules first. */
export const jobBook: Book = book.parse(pages);

/** In which criteria an article for any vehicle says its kind, and at the operations of which parts its capacity is told. */
export function kindOf(part: number): { keys: string[]; from: number[] } {
  const own = jobBook.rules.filter((rule): rule is PartRule => "part" in rule && rule.part === part);
  return {
    keys: [...new Set(own.flatMap(({ match }) => match ?? []))],
    from: [...new Set([part, ...own.flatMap(({ from }) => from ?? [])])],
  };
}
