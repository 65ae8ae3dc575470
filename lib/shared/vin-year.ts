import { isVin } from "@/lib/shared/vin";

const CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FORD_EUROPE = "WF0";

// Makers that put the model year at position 10 on every build.
const CODED = new Set(
  (
    "WV1 WV2 WV3 WVG WVW AAV TRU WA1 WAU WUA VSS TMB WP0 WP1 YV1 YV4 LVY W0L W0V W0S VSX VXE VXK SED SKA YS3 YK1 " +
    "SAL SAJ SAD KMH KM8 KMF KMJ TMA NLH NLJ MAL KNA KNC KND KNE U5Y U6Y LRW XP7 SHH SHS JHM JHL KL1 KLA ZAC SCC SCB " +
    "ZHW ZPB VR1 VR3 VR7 LPS YSM YSR"
  ).split(" "),
);

// Makers known to use position 10 for something else.
const NOT_CODED = new Set(
  (
    "VF1 VF2 VN1 VS5 VNV UU1 VF3 VF7 VS7 VS8 ZFA ZFB ZAR ZAS ZLA WDB WDC WDD WDF W1K W1N W1V VSA WBA WBS WBX WBY " +
    "SB1 VNK NMT SJN VSK JMZ TSM"
  ).split(" "),
);

// Identifiers that did not exist in the first cycle.
const FIRST_YEARS = new Map(
  Object.entries({ LRW: 2019, XP7: 2022, "5YJ": 2008, "7SA": 2008, "7G2": 2008, LPS: 2017, YSM: 2017, YSR: 2017 })
    .concat(Object.entries({ VR1: 2016, VR3: 2016, VR7: 2016, W0V: 2017 }))
    .map(([maker, year]) => [maker, year] as const),
);

export type YearReading =
  | { state: "known"; year: number; position: 10 | 11 }
  /** Two cycles of thirty years are possible; the likelier one first. */
  | { state: "candidates"; years: number[]; position: 10 | 11 }
  /** The maker puts no year into its VINs, nothing says that it does, or the sign stands for no year. */
  | { state: "unknown"; reason: "not-coded" | "unlisted" | "no-code" };

interface Known {
  /** Year of first registration where it is known, else the current one; a model year begins up to a year earlier. */
  notAfter: number;
  /** A car or light van: only then position 7 tells the cycle of a North American VIN (49 CFR 565). */
  light: boolean;
}

/** Model year of a VIN as far as it is coded there; null for what is no VIN. */
export function modelYear(vin: string, { notAfter, light }: Known): YearReading | null {
  if (!isVin(vin)) return null;
  const maker = vin.slice(0, 3);
  const american = /^(?:[1457]|2[A-Z1-5]|3[A-X])/.test(maker);
  if (NOT_CODED.has(maker)) return { state: "unknown", reason: "not-coded" };
  if (!CODED.has(maker) && !american && maker !== FORD_EUROPE) return { state: "unknown", reason: "unlisted" };
  const position = maker === FORD_EUROPE ? 11 : 10;
  const code = CODES.indexOf(vin.charAt(position - 1));
  if (code < 0) return { state: "unknown", reason: "no-code" };
  const years = [2010 + code, 1980 + code].filter((year) => year <= notAfter + 1 && year >= firstYear(maker));
  const inCycle = american && light ? years.filter((year) => year >= 2010 === /[A-Z]/.test(vin.charAt(6))) : years;
  const [year, ...others] = inCycle;
  if (year === undefined) return { state: "unknown", reason: "no-code" };
  return others.length > 0 ? { state: "candidates", years: inCycle, position } : { state: "known", year, position };
}

const firstYear = (maker: string): number => FIRST_YEARS.get(maker) ?? 0;
