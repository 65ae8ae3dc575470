import { languages } from "@/lib/shared/languages";

/** One CSV file of an import: its columns with their types in PostgreSQL, in any order in the file. */
export interface FileSpec {
  name: string;
  required: boolean;
  columns: Readonly<Record<string, string>>;
  /** Nouns with a column for each language of the file, one of the common languages at least: label_pt-BR. */
  named?: readonly string[];
  /** Nouns that may have such columns. */
  mayBeNamed?: readonly string[];
}

/** The column of a noun in a language. */
export const columnOf = (noun: string, language: string): string => `${noun}_${language}`;

/** The columns in languages that a file may have. */
export const languageColumns = ({ named = [], mayBeNamed = [] }: FileSpec): string[] =>
  [...named, ...mayBeNamed].flatMap((noun) => languages.map((language) => columnOf(noun, language)));

/** What a staging table holds of a noun, one row for each language, to stand beside the table. */
export const inLanguages = (table: string, noun: string): string =>
  `LATERAL (VALUES ${languages.map((language) => `('${language}', ${table}."${columnOf(noun, language)}")`).join(", ")}) l(language, text)`;

const id = "int NOT NULL";
const words = "text NOT NULL";

/** Every file that an import reads; docs/import.md describes them. */
export const FILES: readonly FileSpec[] = [
  { name: "brands", required: true, columns: { id, name: words, country: "text", segment: "text", weight: id } },
  {
    name: "generic-articles",
    required: true,
    columns: {
      id,
      tecdoc_id: "int",
      vehicle_bound: "boolean NOT NULL",
      weight: id,
      family_id: id,
      subfamily_id: id,
      criteria: "text",
    },
    named: ["label", "family", "subfamily"],
  },
  {
    name: "criteria",
    required: false,
    columns: {
      key: words,
      kind: words,
      unit: "text",
      value: "text",
    },
    named: ["label"],
    mayBeNamed: ["value"],
  },
  {
    name: "articles",
    required: true,
    columns: { id, brand_id: id, genart_id: id, number: words, ean: "text", label: "text", weight: id },
  },
  { name: "article-criteria", required: false, columns: { article_id: id, criterion: words, value: words } },
  { name: "references", required: false, columns: { article_id: id, kind: words, owner: "text", number: words } },
  {
    name: "conditions",
    required: false,
    columns: {
      id,
      engine_codes: "text",
      from_month: "int",
      to_month: "int",
      position: "text",
      brake_system: "text",
      gearbox: "text",
      disc_mm: "numeric",
      max_kg: "int",
      chassis_from: "text",
    },
  },
  { name: "fitments", required: false, columns: { article_id: id, ktype: id, condition_id: "int" } },
  {
    name: "prices",
    required: false,
    columns: {
      article_id: id,
      supplier: words,
      price_cents: "int",
      public_cents: "int",
      discount1_bp: "int",
      discount2_bp: "int",
      deposit_cents: "int",
      currency: words,
    },
  },
  { name: "kits", required: false, columns: { kit_id: id, article_id: id, quantity: "smallint" } },
  {
    name: "price-lines",
    required: false,
    columns: {
      article_id: id,
      market: words,
      country: words,
      price_type: words,
      cents: id,
      currency: words,
      price_unit: "int",
      quantity_unit: "text",
      from_day: "date",
      to_day: "date",
    },
  },
  { name: "article-trade", required: false, columns: { article_id: id, countries: words, vhu: "int" } },
];

/** Table into which a file is read: in_generic_articles. Its column `line` is the line in the file. */
export const stageTable = (name: string): string => `in_${name.replaceAll("-", "_")}`;
