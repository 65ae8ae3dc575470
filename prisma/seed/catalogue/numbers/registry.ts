import { compactKey } from "@/lib/shared/compact";
import type { Brand } from "../parts/brands";
import type { Genart } from "../parts/genarts";
import { capacityOf, printNumber } from "./pattern";
import { TEMPLATES, type Template } from "./templates";

/** Templates that a brand uses for a generic article, the most specific ones only. */
export function templatesFor(
  brandName: string,
  genart: Pick<Genart, "id" | "subfamilyId" | "familyId">,
): readonly Template[] {
  const templates = TEMPLATES[brandName];
  if (!templates) throw new Error(`brand ${brandName} has no number template`);
  for (const use of [genart.id, genart.subfamilyId, genart.familyId]) {
    const special = templates.filter(([, ...uses]) => uses.includes(use));
    if (special.length) return special;
  }
  return templates.filter((template) => template.length === 1);
}

/** Hands out article numbers of each brand's shape, each once; null when a brand's templates are used up. */
export class NumberRegistry {
  private readonly used = new Map<string, number>();

  constructor(private readonly reserved: ReadonlySet<string>) {}

  next(brand: Brand, genart: Genart): string | null {
    for (const [pattern] of templatesFor(brand.name, genart)) {
      const printed = this.fromPattern(`${brand.id}|${pattern}`, pattern, brand.id);
      if (printed) return printed;
    }
    return null;
  }

  private fromPattern(key: string, pattern: string, brandId: number): string | null {
    const capacity = capacityOf(pattern);
    let index = this.used.get(key) ?? 0;
    while (index < capacity) {
      const printed = printNumber(pattern, index++);
      this.used.set(key, index);
      if (!this.reserved.has(`${brandId}|${compactKey(printed)}`)) return printed;
    }
    return null;
  }
}
