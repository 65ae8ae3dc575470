import { hash } from "../catalogue/random";
import type { CsvFile } from "./csv-file";

interface SetInFile {
  articles: number[];
  /** vehicles of the set, and how many of them were written */
  size: number;
  written: number;
  /** articles by the part of the vehicles that they fit */
  parts: readonly number[][] | null;
}

/** Vehicles of a part of a large set: about 20 for an article on average. */
const WIDEST = 30;
const DENSEST_SCALE = 2.8;

/**
 * How many vehicles a part of a set has at most, nearly. A larger catalogue lists more articles for each vehicle, and each
 * for fewer vehicles: beyond the demonstration's size sets are parted, down to about 20 fitments for an article.
 */
export const widestPart = (scale: number): number =>
  scale <= 1 ? Infinity : WIDEST * Math.max(1, DENSEST_SCALE / scale);

/** Writes for every article of a set the vehicles that it fits. */
export class FitmentFile {
  private readonly sets = new Map<string, SetInFile>();

  constructor(
    private readonly file: Pick<CsvFile, "addLine">,
    private readonly widest: number,
  ) {}

  addArticle(set: string, article: number): void {
    this.at(set).articles.push(article);
  }

  setSize(set: string, size: number): void {
    this.at(set).size = size;
  }

  /** Writes one vehicle of a set, given in order; answers the articles that fit it. */
  addVehicle(set: string, ktype: string, condition: string): readonly number[] {
    const known = this.at(set);
    const parts = (known.parts ??= this.parted(known));
    const articles = parts[Math.floor((known.written++ * parts.length) / Math.max(1, known.size))] ?? [];
    const rest = `,${ktype},${condition}\n`;
    for (const article of articles) this.file.addLine(article + rest);
    return articles;
  }

  private at(set: string): SetInFile {
    let known = this.sets.get(set);
    if (!known) this.sets.set(set, (known = { articles: [], size: 0, written: 0, parts: null }));
    return known;
  }

  private parted({ articles, size }: SetInFile): number[][] {
    const parts = Array.from({ length: Math.max(1, Math.round(size / this.widest)) }, (): number[] => []);
    for (const article of articles) parts[hash(article, 41) % parts.length]?.push(article);
    return parts;
  }
}
