import { z } from "zod";
import { oeGroup, oeIllustration, oeNumber, oePart, oeSource, oeVehicle } from "@/lib/providers/oe-catalogue/port";
import { nameShapes } from "@/lib/shared/named-shapes";

const count = z.number().int();

/** The tree of a vehicle; `ssd` stands for the vehicle in further calls. */
export const oeTreeAnswer = z.object({
  client: z.object({ mark: z.string().nullable(), model: z.string().nullable(), ssd: z.string() }),
  mod_link: z.string(),
  branches: z.array(oeGroup),
  source: oeSource,
});

/** `articles`: parts of other brands that carry the number and fit or may fit the vehicle; null where its version is unknown. */
export const oeNumberAnswer = oeNumber.extend({ articles: count.nullable() });
/** `articles`: those of the generic article, whatever numbers they carry. */
export const oePartAnswer = oePart.extend({
  numbers: z.array(oeNumberAnswer),
  articles: count.nullable(),
});

export const oePartsAnswer = z.object({
  node_id: z.string(),
  node_name: z.string(),
  mod_link: z.string(),
  illustration: oeIllustration,
  parts: z.array(oePartAnswer),
  source: oeSource,
});

export const oeApplicabilityAnswer = z.object({
  ref: z.string(),
  page: count,
  pages: count,
  applicability: z.array(
    z.object({
      part_code: z.string(),
      part_name: z.string(),
      make: z.string(),
      replacedBy: z.string().nullable(),
      replaces: z.array(z.string()),
      genartId: count.nullable(),
      total: count,
      vehicles: z.array(oeVehicle),
    }),
  ),
  source: oeSource,
});

export const oeFamilyAnswer = z.object({ branches: z.array(oeGroup), source: oeSource });

/** Whether the OEM tab stands below vehicles, and whether the maker has a tree of the VIN that was asked about. */
export const vinOemAnswer = z.object({
  hidden: z.boolean(),
  vin: z
    .object({ vin: z.string(), mark: z.string().nullable(), tree: z.boolean(), error: z.string().nullable() })
    .nullable(),
  source: oeSource,
});

nameShapes({ OeTree: oeTreeAnswer, OeParts: oePartsAnswer, OeApplicability: oeApplicabilityAnswer });

export type OeTreeAnswer = z.infer<typeof oeTreeAnswer>;
export type OePartAnswer = z.infer<typeof oePartAnswer>;
export type OePartsAnswer = z.infer<typeof oePartsAnswer>;
export type OeApplicabilityAnswer = z.infer<typeof oeApplicabilityAnswer>;
export type OeFamilyAnswer = z.infer<typeof oeFamilyAnswer>;
export type VinOemAnswer = z.infer<typeof vinOemAnswer>;
