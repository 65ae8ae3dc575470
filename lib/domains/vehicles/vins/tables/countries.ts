/** Countries of a VIN's first two characters (ISO 3780), in the order A-Z without I, O, Q, then 1-9, then 0. */
const listed =
  "SA-SM:GB SN-ST:DE SU-SZ:PL S1-S2:LV S3-S3:GE S4-S4:IS TA-TH:CH TJ-TP:CZ TR-TV:HU TW-T1:PT T3-T5:RS T6-T6:AD T7-T8:NL " +
  "UA-UC:ES UH-UM:DK UN-UR:IE UU-UX:RO U1-U2:MK U5-U7:SK U8-U0:BA VA-VE:AT VF-VR:FR VS-VW:ES VX-V2:FR V3-V5:HR V6-V8:EE " +
  "WA-W0:DE XA-XC:BG XF-XH:GR XL-XR:NL XS-XW:RU XX-XY:LU XZ-X0:RU YA-YE:BE YF-YK:FI YN-YN:MT YS-YW:SE YX-Y2:NO Y3-Y5:BY " +
  "Y6-Y8:UA ZA-ZU:IT ZX-ZZ:SI Z1-Z1:SM Z3-Z5:LT Z6-Z0:RU JA-J0:JP KL-KR:KR K1-K3:KR LA-L0:CN HA-H0:CN MA-ME:IN M1-M0:IN " +
  "P5-P0:IN MF-MK:ID ML-MR:TH NA-NE:IR NL-NR:TR N7-N8:TR PA-PC:PH PL-PR:MY RF-RK:TW RL-RM:VN AA-AH:ZA CF-CG:MA CL-CM:ZM " +
  "AX-AY:TN BR-BR:DZ CA-CB:EG 1A-10:US 4A-40:US 5A-50:US 7A-70:US 2A-25:CA 3A-3X:MX 6A-6X:AU 6Y-61:NZ 8A-8E:AR 8F-8G:CL " +
  "9A-9E:BR 91-90:BR";

const order = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890";
const place = (sign: string | undefined): number => order.indexOf(sign ?? "");

const ranges = listed.split(" ").map((text) => {
  const [range = "", country = ""] = text.split(":");
  return { first: range.charAt(0), from: place(range[1]), to: place(range[4]), country };
});

/** ISO code of the country of a VIN's first two characters; null where ISO 3780 gives them to nobody that is known here. */
export function countryOfVin(vin: string): string | null {
  const second = place(vin[1]);
  return (
    ranges.find(({ first, from, to }) => first === vin.charAt(0) && second >= from && second <= to)?.country ?? null
  );
}

export type VinRegion = "africa" | "asia" | "europe" | "northAmerica" | "oceania" | "southAmerica";

const regions: readonly [RegExp, VinRegion][] = [
  [/^H/, "asia"],
  [/^[A-G]/, "africa"],
  [/^[J-R]/, "asia"],
  [/^[S-Z]/, "europe"],
  [/^[1-57]/, "northAmerica"],
  [/^6/, "oceania"],
  [/^[89]/, "southAmerica"],
];

/** The region of a VIN's first character; 7 and H were given to the United States and China. */
export const regionOfVin = (vin: string): VinRegion | null => regions.find(([sign]) => sign.test(vin))?.[1] ?? null;
