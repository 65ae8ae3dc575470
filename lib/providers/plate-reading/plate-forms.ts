import { PLATE_SHAPES } from "@/lib/shared/plate-shapes";

/** A country whose plates are recognised; null for a text of no known form. */
export type ReadCountry = "FR" | "CH" | "IT" | "BE" | "LU" | "SK" | "CZ";

/** A form of plates: which glyphs each place may show, and the rule that the whole text must meet. */
export interface PlateForm {
  country: ReadCountry | null;
  /** Letters and digits by place: L letter, D digit, X either. */
  mask: string;
  accepts(text: string): boolean;
  /** The written form of an accepted text. */
  display(text: string): string;
  /** Natural logarithm of how likely the form is before anything is read; 0 for the commonest. */
  prior: number;
}

const SLOVAK_DISTRICTS =
  "BA BB BC BD BE BI BJ BL BN BR BS BT BY CA DK DS DT EC EL EV GA GL HC HE IL KA KC KE KI KK KM KN KS LC LE LM LV MA MI ML MT MY NA NI NM NO NR NT NZ OA PB PD PE PI PK PN PO PP PS PT PU PV PY RA RK RS RV SA SB SC SD SE SI SK SL SN SO SP SV TA TC TE TN TO TR TS TT TV VK VT ZA ZC ZH ZI ZM ZV".replaceAll(
    " ",
    "|",
  );

function form(country: ReadCountry | null, mask: string, pattern: string, written: string, prior: number): PlateForm {
  const rule = new RegExp(`^${pattern}$`);
  return { country, mask, accepts: (text) => rule.test(text), display: (text) => text.replace(rule, written), prior };
}

function legal(country: "FR" | "CH" | "IT" | "BE" | "LU", series: string, mask: string, prior: number): PlateForm {
  const shapes = PLATE_SHAPES[country].filter((shape) => shape.series === series);
  const shapeOf = (text: string) => shapes.find(({ pattern }) => pattern.test(text));
  return {
    country,
    mask,
    accepts: (text) => shapeOf(text) !== undefined,
    display: (text) => {
      const shape = shapeOf(text);
      return shape ? text.replace(shape.pattern, shape.display) : text;
    },
    prior,
  };
}

/** The forms that a reading is tried against. Of several countries that share a text, the first names it. */
export const PLATE_FORMS: readonly PlateForm[] = [
  legal("FR", "siv", "LLDDDLL", 0),
  legal("FR", "wwProvisional", "LLDDDLL", -1),
  legal("FR", "wGarage", "LDDDLL", -2),
  ...["DDDLLDD", "DDDDLLDD", "DDDLLLDD", "DDDDLDD", "DDLLDD", "DDLLLDD"].map((mask) => legal("FR", "fni", mask, -1)),
  ...["DDDLLDL", "DDDDLLDL", "DDDLLLDL"].map((mask) => legal("FR", "fni", mask, -2.5)),
  ...["DDDLLDDD", "DDDDLLDDD", "DDDLLLDDD"].map((mask) => legal("FR", "fni", mask, -3)),
  ...[3, 4, 5, 6].map((digits) => legal("CH", "ch", `LL${"D".repeat(digits)}`, digits < 5 ? -2 : -1)),
  legal("IT", "current", "LLDDDLL", -0.3),
  legal("IT", "motorcycle", "LLDDDDD", -3),
  legal("BE", "be", "DLLLDDD", -1),
  legal("LU", "lu", "LLDDDD", -2),
  form("SK", "LLDDDLL", `(${SLOVAK_DISTRICTS})(\\d{3})([A-Z]{2})`, "$1 $2$3", -0.3),
  form("SK", "LLLLLLL", `(${SLOVAK_DISTRICTS})([A-Z]{5})`, "$1 $2", -4),
  form("CZ", "DLDDDDD", "(\\d[A-Z]\\d)(\\d{4})", "$1 $2", -0.3),
  form("CZ", "DLLDDDD", "(\\d[A-Z]{2})(\\d{4})", "$1 $2", -2),
  form("CZ", "LLLDDDD", "([A-Z]{3})(\\d{4})", "$1 $2", -3),
  ...[5, 6, 7, 8].map((length) => form(null, "X".repeat(length), `([A-Z0-9]{${length}})`, "$1", -6)),
];
