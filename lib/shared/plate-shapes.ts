export type PlateCountry = "FR" | "CH" | "IT" | "BE" | "LU";

export type PlateSeries =
  | "siv"
  | "wwProvisional"
  | "wGarage"
  | "fni"
  | "cyclo"
  | "transit"
  | "ch"
  | "current"
  | "motorcycle"
  | "moped"
  | "province"
  | "be"
  | "lu";

export interface PlateShape {
  series: PlateSeries;
  pattern: RegExp;
  display: string;
}

const SIV = "[A-HJ-NP-TV-Z]";
const FNI = "[A-HJ-NP-Z]";
const ITALIAN = "[A-HJ-NPR-TV-Z]";
const NUMBER = "(?!000)\\d{3}";
const DEPARTMENT = "0[1-9]|[1-8]\\d|9[0-5]|2[AB]|97[1-46]";
const CANTON = "AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH";
const PROVINCE =
  "ROMA AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EE EN FC FE FG FI FM FO FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV".replaceAll(
    " ",
    "|",
  );

function shape(series: PlateSeries, pattern: string, display: string): PlateShape {
  return { series, pattern: new RegExp(`^${pattern}$`), display };
}

/** Legal forms of a compact plate per country, tried in this order. */
export const PLATE_SHAPES: Record<PlateCountry, readonly PlateShape[]> = {
  FR: [
    shape("siv", `(?!SS|WW)(${SIV}{2})(${NUMBER})(?!SS)(${SIV}{2})`, "$1-$2-$3"),
    shape("wwProvisional", `(WW)(${NUMBER})(?!SS)(${SIV}{2})`, "$1-$2-$3"),
    shape("wGarage", `(W)(${NUMBER})(?!SS)(${SIV}{2})`, "$1-$2-$3"),
    shape("fni", `(?:(\\d{1,4})(${FNI}{1,2})|(\\d{2,3})(${FNI}{3}))(${DEPARTMENT})`, "$1$3 $2$4 $5"),
    shape("cyclo", `(${SIV}{1,2})(\\d{2,3})(${SIV})`, "$1 $2 $3"),
    shape("transit", "(\\d{1,4})(TT)([A-Z0-9]{1,3})", "$1 $2 $3"),
  ],
  CH: [
    shape("ch", `(${CANTON})((?!0)\\d{1,6})`, "$1 $2"),
    shape("ch", `(${CANTON})((?!0)\\d{1,6})([UVZ])`, "$1 $2 $3"),
  ],
  IT: [
    shape("current", `(${ITALIAN}{2})(\\d{3})(${ITALIAN}{2})`, "$1 $2 $3"),
    shape("motorcycle", `(${ITALIAN}{2})(\\d{5})`, "$1 $2"),
    shape("moped", "(X)([0-9A-Z]{5})", "$1 $2"),
    shape("province", `(${PROVINCE})((?=\\d*[A-Z]?\\d*$)[0-9A-Z]{6})`, "$1 $2"),
  ],
  BE: [shape("be", "([1-9])([A-Z]{3})(\\d{3})", "$1-$2-$3")],
  LU: [shape("lu", "([A-Z]{2})(\\d{4})", "$1 $2"), shape("lu", "(\\d{4,6})", "$1")],
};
