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

export interface ModelYear {
  year: number;
  position: 10 | 11;
  /** False when nothing says that this maker codes the year: show it as a hint only. */
  reliable: boolean;
}

/**
 * Model year by the European rule: the later 30-year cycle unless that lies after `notAfter` + 1. `notAfter` is the year
 * of first registration when known, else the current one. Null when no year is coded.
 */
export function modelYear(vin: string, notAfter: number): ModelYear | null {
  if (!isVin(vin)) return null;
  const maker = vin.slice(0, 3);
  if (NOT_CODED.has(maker)) return null;
  const position = maker === FORD_EUROPE ? 11 : 10;
  const code = CODES.indexOf(vin.charAt(position - 1));
  if (code < 0) return null;
  const year = code + (2010 + code <= notAfter + 1 ? 2010 : 1980);
  return { year, position, reliable: CODED.has(maker) || /^(?:[1457]|2[A-Z1-5]|3[A-X])/.test(maker) };
}
