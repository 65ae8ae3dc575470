import { vinCheckDigit } from "@/lib/shared/vin";
import type { Random } from "../catalogue/random";
import { MAKERS, type Maker } from "./makers";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";
const YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789";
const CHECKED = new Set(["LRW", "XP7", "YV1", "SAL"]);

const yearSign = (year: number): string => YEARS.charAt((((year - 2010) % 30) + 30) % 30);

/** A chassis number of the shape that the make uses: its identifier, a model part, the year where it is coded, a serial. */
export function vinOf(make: string, modelId: number, year: number, serial: number, random: Random): string {
  const maker = MAKERS[make];
  if (!maker) throw new Error(`no manufacturer identifier for ${make}`);
  return vinFrom(maker, modelId, year, serial, random);
}

/** The same for a maker that need not build cars. */
export function vinFrom(maker: Maker, modelId: number, year: number, serial: number, random: Random): string {
  const wmi = maker.wmi.findLast(([from]) => from <= year)?.[1];
  if (!wmi) throw new Error(`no manufacturer identifier before ${year}`);
  const letter = (n: number) => LETTERS.charAt(n % LETTERS.length);
  const model = `${letter(modelId)}${letter(modelId >> 4)}${modelId % 10}${letter(random.int(0, 500))}${random.int(0, 9)}${letter(modelId >> 2)}`;
  const tenth = maker.yearSign === 10 ? yearSign(year) : letter(random.int(0, 500));
  const eleventh = maker.yearSign === 11 ? yearSign(year) : letter(random.int(0, 500));
  const vin = `${wmi}${model}${tenth}${eleventh}${String(100_000 + serial).padStart(6, "0")}`;
  return CHECKED.has(wmi) ? `${vin.slice(0, 8)}${vinCheckDigit(vin)}${vin.slice(9)}` : vin;
}
