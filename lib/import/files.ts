/** One CSV file of an import: its columns with their types in PostgreSQL, in any order in the file. */
export interface FileSpec {
  name: string;
  required: boolean;
  columns: Readonly<Record<string, string>>;
}

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
      label_fr: words,
      label_en: words,
      family_id: id,
      family_fr: words,
      family_en: words,
      subfamily_id: id,
      subfamily_fr: words,
      subfamily_en: words,
      criteria: "text",
    },
  },
  {
    name: "criteria",
    required: false,
    columns: {
      key: words,
      kind: words,
      unit: "text",
      label_fr: words,
      label_en: words,
      value: "text",
      value_fr: "text",
      value_en: "text",
    },
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
