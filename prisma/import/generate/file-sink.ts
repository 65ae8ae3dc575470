import type { readIngredients } from "@/prisma/seed/catalogue/load";
import { REF } from "@/prisma/seed/catalogue/articles/lines";
import type { RowSink } from "@/prisma/seed/catalogue/copy/sink";
import type { Genart } from "@/prisma/seed/catalogue/parts/genarts";
import { offersOf } from "@/prisma/seed/supply/offers";
import { SUPPLIERS } from "@/prisma/seed/supply/suppliers";
import { copyCells } from "./csv";
import { importFile } from "./csv-file";

type Ingredients = ReturnType<typeof readIngredients>;
type Cells = readonly (string | null)[];

/** A sink that writes the demonstration's tables as files of an import; `share` of the articles is kept. */
export class FileSink implements RowSink {
  private readonly files;
  private readonly genarts: ReadonlyMap<number, Genart>;
  private readonly brands: ReadonlyMap<number, Ingredients["brands"][number]>;
  private readonly makes: ReadonlyMap<number, string>;
  private readonly suppliers = new Map(SUPPLIERS.map(({ id, code }) => [id, code]));
  private readonly members = new Map<string, number[]>();
  private readonly kept = new Set<string>();
  private seen = 0;

  constructor(
    folder: string,
    private readonly ingredients: Ingredients,
    private readonly share: number,
  ) {
    const file = (name: string) => importFile(folder, name);
    this.files = {
      articles: file("articles"),
      values: file("article-criteria"),
      references: file("references"),
      conditions: file("conditions"),
      fitments: file("fitments"),
      prices: file("prices"),
    };
    this.genarts = new Map(ingredients.genarts.map((genart) => [genart.id, genart]));
    this.brands = new Map(ingredients.brands.map((brand) => [brand.id, brand]));
    this.makes = new Map(ingredients.fleet.makes.map(({ id, name }) => [id, name]));
  }

  async write(table: string, _columns: string, lines: Iterable<string>): Promise<number> {
    const add = this.writers[table];
    let rows = 0;
    if (add)
      for (const line of lines) {
        await add(copyCells(line));
        rows++;
      }
    return rows;
  }

  /** Ends the files; answers the rows of each. */
  async close(): Promise<Map<string, number>> {
    const files = Object.values(this.files);
    for (const file of files) await file.close();
    return new Map(files.map(({ name, rows }) => [`${name}.csv`, rows]));
  }

  private readonly writers: Readonly<Record<string, (cells: Cells) => Promise<void>>> = {
    article: (cells) => this.article(cells),
    article_ref: (cells) => this.reference(cells),
    fitset_vehicle: (cells) => this.fitments(cells),
    fitment_cond: (cells) => this.condition(cells),
  };

  private keeps(id: string): boolean {
    const before = Math.floor(this.seen * this.share);
    const keep = Math.floor(++this.seen * this.share) > before;
    if (keep && this.share < 1) this.kept.add(id);
    return keep;
  }

  private async article(cells: Cells): Promise<void> {
    const [id = "", brandId = "", genartId = "", fitsetId, weight = "", number = "", norm, ean = "", label = "", crit] =
      cells;
    if (!id || !this.keeps(id)) return;
    await this.files.articles.add(id, brandId, genartId, number, ean, label, weight);
    for (const value of (crit ?? "{}").slice(1, -1).split(",").filter(Boolean)) {
      const { key, value: text } = this.ingredients.criteria.valueOf(Number(value));
      await this.files.values.add(id, key, text);
    }
    if (fitsetId) {
      const list = this.members.get(fitsetId);
      if (list) list.push(Number(id));
      else this.members.set(fitsetId, [Number(id)]);
    }
    await this.prices(Number(id), Number(brandId), Number(genartId), norm ?? "");
  }

  private async prices(id: number, brandId: number, genartId: number, norm: string): Promise<void> {
    const genart = this.genarts.get(genartId);
    const brand = this.brands.get(brandId);
    if (!genart || !brand) return;
    const { familyId, subfamilyId } = genart;
    const article = { id, genartId, familyId, subfamilyId, segment: brand.segment, brand: brand.name, norm };
    for (const offer of offersOf(article)) {
      if (offer.status !== "ok") continue;
      const { baseCents, publicCents, discount1, discount2, depositCents, currency } = offer;
      const supplier = this.suppliers.get(offer.supplierId) ?? "";
      await this.files.prices.add(id, supplier, baseCents, publicCents, discount1, discount2, depositCents, currency);
    }
  }

  private async reference([, kind, id = "", , , owner, printed = ""]: Cells): Promise<void> {
    if (this.share < 1 && !this.kept.has(id ?? "")) return;
    const ownerId = Number(owner);
    const { references } = this.files;
    if (Number(kind) === REF.original) await references.add(id, "oe", this.makes.get(ownerId) ?? null, printed);
    if (Number(kind) === REF.cross) await references.add(id, "cross", this.brands.get(ownerId)?.name ?? null, printed);
    if (Number(kind) === REF.trade) await references.add(id, "trade", null, printed);
  }

  private async fitments([ktype = "", , fitsetId, condition]: Cells): Promise<void> {
    for (const article of this.members.get(fitsetId ?? "") ?? [])
      await this.files.fitments.add(article, ktype, condition === "0" ? null : (condition ?? null));
  }

  private async condition([id = "", json]: Cells): Promise<void> {
    if (id === "0") return;
    const c = JSON.parse(json ?? "{}") as Record<string, string | number> & { engineCodes?: string[] };
    const codes = c.engineCodes?.join("|") ?? null;
    const rest = ["from", "to", "pos", "brakesys", "gearbox", "discMm", "maxKg", "chassisFrom"];
    await this.files.conditions.add(id, codes, ...rest.map((key) => c[key] ?? null));
  }
}
