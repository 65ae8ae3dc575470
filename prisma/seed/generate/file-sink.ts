import type { readIngredients } from "../catalogue/load";
import { REF } from "../catalogue/articles/lines";
import type { RowSink } from "@/lib/import/copy/sink";
import { PRICED_BY } from "../supply/stocked-article";
import { copyCells } from "./csv";
import { importFile } from "./csv-file";
import { FitmentFile, widestPart } from "./fitment-file";
import { KitFile } from "./kit-file";
import { PriceFiles } from "./price-files";

type Ingredients = ReturnType<typeof readIngredients>;
type Cells = readonly (string | null)[];

/** Lines after which the files are looked at: what collects meanwhile stays in memory. */
const LINES_BETWEEN = 200;

/**
 * A sink that writes the demonstration's tables as files of an import. Below scale 1 that share of the articles is kept,
 * above it sets of vehicles are parted.
 */
export class FileSink implements RowSink {
  private readonly files;
  private readonly fitments: FitmentFile;
  private readonly kits: KitFile;
  private readonly prices: PriceFiles;
  private readonly brands: ReadonlyMap<number, string>;
  private readonly makes: ReadonlyMap<number, string>;
  private readonly kept = new Set<string>();
  private readonly share: number;
  private seen = 0;

  constructor(
    folder: string,
    private readonly ingredients: Ingredients,
    scale: number,
  ) {
    const file = (name: string) => importFile(folder, name);
    this.files = {
      articles: file("articles"),
      values: file("article-criteria"),
      references: file("references"),
      conditions: file("conditions"),
      fitments: file("fitments"),
      prices: file("prices"),
      kits: file("kits"),
      lines: file("price-lines"),
      trade: file("article-trade"),
    };
    this.share = Math.min(1, scale);
    this.fitments = new FitmentFile(this.files.fitments, widestPart(scale));
    this.kits = new KitFile(this.files.kits);
    this.prices = new PriceFiles(this.files, ingredients);
    this.brands = new Map(ingredients.brands.map(({ id, name }) => [id, name]));
    this.makes = new Map(ingredients.fleet.makes.map(({ id, name }) => [id, name]));
  }

  async write(table: string, _columns: string, lines: Iterable<string>): Promise<number> {
    const add = this.writers[table];
    if (!add) return 0;
    let rows = 0;
    for (const line of lines) {
      add(copyCells(line));
      if (++rows % LINES_BETWEEN === 0) await this.drain();
    }
    if (table === "fitset_vehicle") this.kits.endVehicle();
    await this.drain();
    return rows;
  }

  /** Ends the files; answers the rows of each. */
  async close(): Promise<Map<string, number>> {
    const files = Object.values(this.files);
    for (const file of files) await file.close();
    return new Map(files.map(({ name, rows }) => [`${name}.csv`, rows]));
  }

  private async drain(): Promise<void> {
    for (const file of Object.values(this.files)) await file.drain();
  }

  private readonly writers: Readonly<Record<string, (cells: Cells) => void>> = {
    article: (cells) => this.article(cells),
    article_ref: (cells) => this.reference(cells),
    fitset: ([id, , , , n]) => this.fitments.setSize(id ?? "", Number(n)),
    fitset_vehicle: (cells) => this.vehicle(cells),
    fitment_cond: (cells) => this.condition(cells),
  };

  private keeps(id: string): boolean {
    const before = Math.floor(this.seen * this.share);
    const keep = Math.floor(++this.seen * this.share) > before;
    if (keep && this.share < 1) this.kept.add(id);
    return keep;
  }

  private article(cells: Cells): void {
    const [id = "", brandId = "", genartId = "", fitsetId, weight = "", number = "", norm, ean = "", label = "", crit] =
      cells;
    if (!id || !this.keeps(id)) return;
    this.files.articles.add(id, brandId, genartId, number, ean, label, weight);
    const values = new Map<string, string>();
    for (const value of (crit ?? "{}").slice(1, -1).split(",").filter(Boolean)) {
      const { key, value: text } = this.ingredients.criteria.valueOf(Number(value));
      this.files.values.add(id, key, text);
      if (PRICED_BY.has(key)) values.set(key, text);
    }
    if (fitsetId) this.fitments.addArticle(fitsetId, Number(id));
    this.kits.addArticle(Number(id), Number(genartId), Number(brandId));
    this.prices.addArticle({
      id: Number(id),
      brandId: Number(brandId),
      genartId: Number(genartId),
      norm: norm ?? "",
      setId: Number(fitsetId ?? 0),
      values,
    });
  }

  private reference([, kind, id = "", , , owner, printed = ""]: Cells): void {
    if (this.share < 1 && !this.kept.has(id ?? "")) return;
    const ownerId = Number(owner);
    const { references } = this.files;
    if (Number(kind) === REF.original) references.add(id, "oe", this.makes.get(ownerId) ?? null, printed);
    if (Number(kind) === REF.cross) references.add(id, "cross", this.brands.get(ownerId) ?? null, printed);
    if (Number(kind) === REF.trade) references.add(id, "trade", null, printed);
  }

  private vehicle([ktype, genart, set, condition]: Cells): void {
    const articles = this.fitments.addVehicle(set ?? "", ktype ?? "", condition === "0" ? "" : (condition ?? ""));
    this.kits.addVehicle(ktype ?? "", Number(genart), articles);
  }

  private condition([id = "", json]: Cells): void {
    if (id === "0") return;
    const c = JSON.parse(json ?? "{}") as Record<string, string | number> & { engineCodes?: string[] };
    const codes = c.engineCodes?.join("|") ?? null;
    const rest = ["from", "to", "pos", "brakesys", "gearbox", "discMm", "maxKg", "chassisFrom"];
    this.files.conditions.add(id, codes, ...rest.map((key) => c[key] ?? null));
  }
}
