import { z } from "zod";

const text = z.string().min(1);
const maybe = text.nullable();
const whole = z.number().int();

/** A page of the maker's catalogue; `mod_link` is what the maker asks for beside its number. */
export const oeNodeHead = z.object({ node_id: text, node_name: text, mod_link: text });
export const oeSubgroup = z.object({ id: text, name: text, nodes: z.array(oeNodeHead) });
export const oeGroup = z.object({ id: text, no: maybe, name: text, branches: z.array(oeSubgroup) });

/** Numbered places on a field of width x height; r is the radius of the number's mark. */
export const oeHotspot = z.object({ position: text, x: z.number(), y: z.number(), r: z.number().positive() });

/** What a part is drawn as where its maker sends no drawing: one of our kinds, in a box on the field. */
export const oeShape = z.object({
  position: text,
  kind: text,
  x: z.number(),
  y: z.number(),
  w: z.number().positive(),
  h: z.number().positive(),
});

/** Line art by its outlines alone: what a drawing of others is rewritten to. Sizes and widths in the field's units. */
export const oeStroke = z.object({
  d: text,
  width: z.number().nonnegative(),
  filled: z.boolean(),
  /** SVG's matrix(a b c d e f) where the outline is moved, turned or stretched. */
  matrix: z.array(z.number()).length(6).nullable(),
});

export const oeIllustration = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  hotspots: z.array(oeHotspot),
  shapes: z.array(oeShape),
  /** The line along which the parts are assembled. */
  axis: z.array(z.tuple([z.number(), z.number()])),
  /** Null where `shapes` say what is drawn. */
  drawing: z.array(oeStroke).nullable(),
});

export const oeNumber = z.object({
  /** As the maker prints it. */
  number: text,
  /** The number that the maker delivers in its place. */
  replacedBy: maybe,
  /** Numbers in whose place it is delivered. */
  replaces: z.array(text),
});

export const oePart = z.object({
  position: text,
  standart: z.object({ part_code: maybe, part_name: text }),
  /** Our generic article, where it is known. */
  genartId: whole.nullable(),
  quantity: whole.positive(),
  frontRear: z.enum(["front", "rear"]).nullable(),
  leftRight: z.enum(["left", "right", "both"]).nullable(),
  note: maybe,
  numbers: z.array(oeNumber),
});

export const oeVehicle = z.object({
  make: text,
  model: text,
  version: text,
  fromYm: whole.nullable(),
  toYm: whole.nullable(),
});

/** Whose word it is. Demonstration drawings and numbers are ours, and shown as such. */
export const oeSource = z.object({ name: text, demonstration: z.boolean() });

export type OeSubgroup = z.infer<typeof oeSubgroup>;
export type OeGroup = z.infer<typeof oeGroup>;
export type OeHotspot = z.infer<typeof oeHotspot>;
export type OeShape = z.infer<typeof oeShape>;
export type OeStroke = z.infer<typeof oeStroke>;
export type OeIllustration = z.infer<typeof oeIllustration>;
export type OeNumber = z.infer<typeof oeNumber>;
export type OePart = z.infer<typeof oePart>;
export type OeVehicle = z.infer<typeof oeVehicle>;
export type OeSource = z.infer<typeof oeSource>;

/** The vehicle that is asked about: by its VIN, by its version, or by both. */
export interface OeSubject {
  /** Seventeen characters, normalised. */
  vin: string | null;
  ktype: number | null;
}

export interface OeQuestion extends OeSubject {
  /** A tag of lib/shared/languages; texts come in it, else in the next language of its chain. */
  lang: string;
}

export interface OeTree {
  /** What the maker knows the vehicle by in further questions; empty where it needs none. */
  session: string;
  mod_link: string;
  branches: OeGroup[];
}

export interface OeNode {
  node_id: string;
  node_name: string;
  illustration: OeIllustration;
  parts: OePart[];
}

export interface NodeQuestion extends OeQuestion {
  session: string;
  link: string;
  nodeId: string;
}

/** What a number of a maker is, and where the maker fits it. */
export interface OeApplicability {
  part_code: string;
  part_name: string;
  make: string;
  replacedBy: string | null;
  replaces: string[];
  genartId: number | null;
  total: number;
  vehicles: OeVehicle[];
}

/**
 * The parts catalogues of vehicle makers. Throws ProviderFailure: unavailable (late or broken), limited (quota used up), bad
 * data.
 */
export interface OeCatalogue {
  source: OeSource;
  /** "none": the maker has no tree of the vehicle; "no results": the maker was asked and knows nothing of this VIN. */
  tree(question: OeQuestion): Promise<OeTree | "none" | "no results">;
  /** Null for a node that the maker does not have, or not for this vehicle. */
  node(question: NodeQuestion): Promise<OeNode | null>;
  /** One entry for each maker that has the number; empty where its code is not found. */
  applicability(question: { number: string; lang: string; page: number }): Promise<OeApplicability[]>;
  /** The whole tree, whatever vehicle: for browsing without one; null where the maker tells trees of vehicles alone. */
  family(question: { lang: string }): Promise<OeGroup[] | null>;
}
