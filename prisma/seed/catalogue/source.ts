import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { SizeTables } from "./sizes/tables";

export interface SourceMake {
  id: number;
  name: string;
  country: string;
}
export interface SourceModel {
  id: number;
  makeId: number;
  make: string;
  name: string;
  generations: { code: string | null; from: number; to: number | null }[];
}
export interface SourceVersion {
  id: number;
  makeId: number;
  modelId: number;
  make: string;
  model: string;
  generation: string | null;
  genFrom: number;
  genTo: number | null;
  label: string;
  p3: string;
  litres: number | null;
  ccm: number | null;
  kw: number;
  ch: number;
  cv: number | null;
  co2Min: number | null;
  gearboxes: string[];
  euro: string[];
  body: string[];
  yearFromEst: number;
  yearToEst: number | null;
  engineIds: number[] | null;
  cnit: string[];
  tvv: { type: string; variant: string; version: string }[];
}
export interface SourceEngine {
  id: number;
  family: string;
  codesText: string;
  ccm: number | null;
  fuel: string;
  name: string;
}
export interface SourceBrand {
  id: number;
  name: string;
  country: string;
  families: string[];
  numberShapes: string[];
  gs1PrefixHints: string[];
  segment: string;
}
export interface SourceCriterion {
  key: string;
  fr: string;
  en: string;
  type: "enum" | "number" | "int" | "string" | "bool";
  unit: string | null;
  values: string[] | null;
}
export interface SourceArticle {
  id: number;
  fr: string;
  en: string;
  genArt: number | null;
  criteria: string[];
}
export interface SourceTree {
  criteria: SourceCriterion[];
  families: {
    id: number;
    fr: string;
    en: string;
    subfamilies: { id: number; fr: string; en: string; articles: SourceArticle[] }[];
  }[];
}
export interface SourceShapes {
  shapes: { makes: string; compactRegex: string; examples: string[] }[];
}

export interface Source {
  makes: SourceMake[];
  models: SourceModel[];
  versions: SourceVersion[];
  engines: SourceEngine[];
  brands: SourceBrand[];
  tree: SourceTree;
  shapes: SourceShapes;
  gs1: { from: string; to: string; org: string }[];
  sizes: SizeTables;
}

function read<T>(name: string): T {
  const bytes = readFileSync(path.resolve("prisma/seed/data", name));
  return JSON.parse((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")) as T;
}

/** The files of prisma/seed/data, read from the project's root. */
export function readSource(): Source {
  return {
    makes: read("vehicle-makes.json"),
    models: read("vehicle-models.json"),
    versions: read("vehicle-versions.json.gz"),
    engines: read("engines.json"),
    brands: read("brands.json"),
    tree: read("generic-articles.json"),
    shapes: read("oe-number-shapes.json"),
    gs1: read("gs1-prefixes.json"),
    sizes: {
      classes: read("vehicle-classes.json"),
      brakes: read("brake-sizes.json"),
      battery: read("battery-sizes.json"),
      tyres: read("tyre-sizes.json"),
    },
  };
}
