import { compactKey } from "@/lib/shared/compact";
import { companyPrefixes, ean13 } from "../numbers/ean";
import { OeRegistry } from "../numbers/oe";
import { NumberRegistry } from "../numbers/registry";
import { type Brand, brandsFor } from "../parts/brands";
import type { Genart } from "../parts/genarts";
import { hash, Random } from "../random";
import { DEMO_OE, DEMO_SETS, type FixedArticle } from "../sets/demo";
import type { LiveSet } from "../sets/membership";
import type { Make } from "../vehicles/makes";
import type { CriterionBook } from "./criterion-book";
import { looseValues } from "./loose-values";
import { valueOf } from "./values";

export interface OeNumber {
  printed: string;
  makeIds: readonly number[];
}

export interface Article {
  id: number;
  brand: Brand;
  genart: Genart;
  fitsetId: number | null;
  weight: number;
  number: string;
  ean: string | null;
  values: number[];
  oe: readonly OeNumber[];
  /** numbers of the trade: the WVA number of friction parts */
  trade: string | null;
}

interface Draft {
  brand: Brand;
  number: string;
  fixed: FixedArticle | null;
}

// Item numbers below this one are kept for written articles, so that their EAN never changes.
const WRITTEN_ITEMS = 100;

/** Makes articles set by set: brands that make the part, numbers of their shape, values that agree within the set. */
export class ArticleMaker {
  private nextId = 1;
  private readonly numbers: NumberRegistry;
  private readonly oe: OeRegistry;
  private readonly prefixes: Map<number, string>;
  private readonly items = new Map<string, number>();
  private readonly brandByName: Map<string, Brand>;
  private readonly makers = new Map<string, Brand[]>();

  constructor(
    private readonly brands: readonly Brand[],
    private readonly makes: ReadonlyMap<number, Make>,
    private readonly book: CriterionBook,
  ) {
    this.brandByName = new Map(brands.map((brand) => [brand.name, brand]));
    const fixed = DEMO_SETS.flatMap(({ articles }) => articles);
    this.numbers = new NumberRegistry(
      new Set(fixed.map(({ brand, number }) => `${this.named(brand).id}|${compactKey(number)}`)),
    );
    this.oe = new OeRegistry(new Set(Object.values(DEMO_OE).map(compactKey)));
    this.prefixes = companyPrefixes(brands);
  }

  /** Articles of a set, by brand. */
  ofSet(set: LiveSet): Article[] {
    const oe = this.originalNumbers(set);
    const drafts = set.fixed.length ? this.written(set.fixed) : this.drawn(set);
    return drafts.sort((a, b) => a.brand.id - b.brand.id).map((draft) => this.article(set, draft, oe));
  }

  /** Articles that no vehicle decides: oils, fluids, workshop products. */
  *unbound(genart: Genart, perBrand: number): Generator<Article> {
    for (const brand of brandsFor(this.brands, genart, new Set(), false).sort((a, b) => a.id - b.id)) {
      for (let i = 0; i < perBrand; i++) {
        const number = this.numbers.next(brand, genart);
        if (number) yield this.looseArticle(genart, brand, number, i);
      }
    }
  }

  private named(name: string): Brand {
    const brand = this.brandByName.get(name);
    if (!brand) throw new Error(`unknown brand ${name}`);
    return brand;
  }

  private written(fixed: readonly FixedArticle[]): Draft[] {
    return fixed.map((article) => ({ brand: this.named(article.brand), number: article.number, fixed: article }));
  }

  private makersOf(set: LiveSet): Brand[] {
    const key = `${set.genart.id}|${set.asian}|${[...set.groups].join(",")}`;
    let list = this.makers.get(key);
    if (!list) this.makers.set(key, (list = brandsFor(this.brands, set.genart, set.groups, set.asian)));
    return list;
  }

  // Heavier brands come first more often; once each brand has one, the round begins again with second lines.
  private drawn(set: LiveSet): Draft[] {
    const random = new Random(set.genart.id, set.h1 % 2 ** 31, set.id);
    const order = this.makersOf(set)
      .map((brand) => ({ brand, key: -Math.log(1 - random.next()) / brand.weight }))
      .sort((a, b) => a.key - b.key);
    const drafts: Draft[] = [];
    for (let i = 0; i < set.count && order.length > 0; i++) {
      const brand = order[i % order.length]?.brand;
      const number = brand ? this.numbers.next(brand, set.genart) : null;
      if (brand && number) drafts.push({ brand, number, fixed: null });
    }
    return drafts;
  }

  private originalNumbers(set: LiveSet): OeNumber[] {
    if (set.fixed.length) return [{ printed: DEMO_OE, makeIds: set.makeIds }];
    const makes = set.makeIds.flatMap((id) => this.makes.get(id) ?? []);
    const groups = [...new Set(makes.map(({ group }) => group))].slice(0, 2);
    return groups.flatMap((group, turn) => {
      const makeIds = makes
        .filter((make) => make.group === group)
        .map(({ id }) => id)
        .slice(0, 2);
      const numbers = [
        this.oe.next(group, set.id + turn),
        turn === 0 && set.id % 2 ? this.oe.next(group, set.id + 1) : null,
      ];
      return numbers.flatMap((printed) => (printed ? [{ printed, makeIds }] : []));
    });
  }

  private article(set: LiveSet, draft: Draft, oe: readonly OeNumber[]): Article {
    const id = this.nextId++;
    const values: number[] = [];
    let trade: string | null = null;
    for (const key of set.genart.criteria) {
      const found = this.book.byKey.get(key);
      if (!found) continue;
      const value = draft.fixed?.values[key] ?? valueOf(set, found.criterion, hash(set.id, draft.brand.id, id));
      if (value === null) continue;
      values.push(this.book.idOf(key, value));
      if (key === "wva") trade = String(value);
    }
    const weight = draft.fixed?.weight ?? Math.round(set.genart.weight + draft.brand.weight + (hash(id, 3) % 40));
    const fitsetId = set.id;
    return {
      id,
      brand: draft.brand,
      genart: set.genart,
      fitsetId,
      weight,
      number: draft.number,
      ean: this.ean(draft),
      values,
      oe,
      trade,
    };
  }

  private looseArticle(genart: Genart, brand: Brand, number: string, turn: number): Article {
    const id = this.nextId++;
    const weight = Math.round(genart.weight + brand.weight);
    const stated = Object.entries(looseValues(genart.id, turn));
    return {
      id,
      brand,
      genart,
      fitsetId: null,
      weight,
      number,
      ean: this.ean({ brand, number, fixed: null }),
      values: stated.map(([key, value]) => this.book.idOf(key, value)),
      oe: [],
      trade: null,
    };
  }

  private ean({ brand, fixed }: Draft): string | null {
    const counter = `${brand.id}|${fixed ? "written" : "drawn"}`;
    const item = this.items.get(counter) ?? (fixed ? 1 : WRITTEN_ITEMS);
    this.items.set(counter, item + 1);
    const prefix = this.prefixes.get(brand.id);
    return prefix ? ean13(prefix, item) : null;
  }
}
