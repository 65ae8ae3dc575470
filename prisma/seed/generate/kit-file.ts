import { KIT_EVERY, KITS, quantityIn } from "../catalogue/trade/kits";
import type { CsvFile } from "./csv-file";

const CONCERNED: ReadonlySet<number> = new Set(KITS.flatMap(([kit, parts]) => [kit, ...parts]));

/** Writes what kits are made of: parts that fit the first vehicle of the kit, of its own brand before others. */
export class KitFile {
  private readonly brands = new Map<number, number>();
  private readonly made = new Set<number>();
  private readonly here = new Map<number, number[]>();
  private ktype = "";

  constructor(private readonly file: Pick<CsvFile, "add">) {}

  addArticle(id: number, genart: number, brand: number): void {
    if (CONCERNED.has(genart)) this.brands.set(id, brand);
  }

  /** Articles of a generic article for a vehicle; vehicles come one after the other. */
  addVehicle(ktype: string, genart: number, articles: readonly number[]): void {
    if (!CONCERNED.has(genart)) return;
    if (ktype !== this.ktype) this.endVehicle();
    this.ktype = ktype;
    const known = this.here.get(genart);
    if (known) known.push(...articles);
    else this.here.set(genart, [...articles]);
  }

  endVehicle(): void {
    for (const [genart, parts] of KITS)
      for (const kit of this.here.get(genart) ?? [])
        if (kit % KIT_EVERY === 0 && !this.made.has(kit)) this.write(kit, parts);
    this.here.clear();
  }

  private write(kit: number, parts: readonly number[]): void {
    this.made.add(kit);
    const brand = this.brands.get(kit);
    for (const genart of parts) {
      const offered = this.here.get(genart) ?? [];
      const part = offered.find((id) => this.brands.get(id) === brand) ?? offered[0];
      if (part !== undefined) this.file.add(kit, part, quantityIn(genart));
    }
  }
}
