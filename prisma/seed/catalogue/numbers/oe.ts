import { compactKey } from "@/lib/shared/compact";
import { capacityOf, printNumber } from "./pattern";

// How a group's makers print their numbers; several patterns take turns.
const GROUP_PATTERNS: Record<string, readonly string[]> = {
  renault: ["77 01 ### ###", "82 00 ### ###", "86 60 ### ###", "## ## ### ##R"],
  psa: ["16 ### ### 80", "98 ### ### 80", "####.A#", "####.#?"],
  vag: ["1K0 ### ### ?", "5Q0 ### ### ?", "03L ### ### ?", "04E ### ### ?", "8K0 ### ### ?"],
  bmw: ["34 11 6 ### ###", "11 42 7 ### ###", "31 31 6 ### ###"],
  mercedes: ["A 000 ### ## ##", "A 651 ### ## ##", "A 204 ### ## ##"],
  gm: ["93 ### ###", "13 ### ###", "55 ### ###"],
  ford: ["1 ### ###", "2 ### ###", "BV61-####-A?"],
  fiat: ["55######", "46######", "77######"],
  toyota: ["0####-0####", "9####-??###"],
  nissan: ["1####-??##?", "4####-??##?"],
  honda: ["45###-S#A-E##", "15###-R?A-###"],
  mazda: ["B###-##-###A", "G###-##-###Z"],
  mitsubishi: ["MR######", "MN######", "4###A###"],
  suzuki: ["5####-##J##", "1####-##A##"],
  subaru: ["2####??###"],
  hyundai: ["5####-1?A##", "2####-#####"],
  volvo: ["31######", "30######"],
  jlr: ["LR######"],
  chrysler: ["68######AA"],
  porsche: ["955 ### ### ##", "997 ### ### ##"],
  tesla: ["1######-00-?"],
  ssangyong: ["4#########"],
  lada: ["21###-#######"],
  maserati: ["670######"],
  ferrari: ["2#######"],
  "aston martin": ["4G43-##-#####"],
};
const OTHER_PATTERNS = ["7#######", "4#########"];

/** Number patterns of a make's group. */
export function oePatternsOf(group: string): readonly string[] {
  return GROUP_PATTERNS[group] ?? OTHER_PATTERNS;
}

/** Hands out original numbers in the maker's shape, each once per group. */
export class OeRegistry {
  private readonly used = new Map<string, number>();

  constructor(private readonly reserved: ReadonlySet<string>) {}

  next(group: string, turn: number): string | null {
    const patterns = oePatternsOf(group);
    for (let i = 0; i < patterns.length; i++) {
      const pattern = patterns[(turn + i) % patterns.length];
      const printed = pattern ? this.fromPattern(`${group}|${pattern}`, pattern) : null;
      if (printed) return printed;
    }
    return null;
  }

  private fromPattern(key: string, pattern: string): string | null {
    let index = this.used.get(key) ?? 0;
    while (index < capacityOf(pattern)) {
      const printed = printNumber(pattern, index++);
      this.used.set(key, index);
      if (!this.reserved.has(compactKey(printed))) return printed;
    }
    return null;
  }
}
