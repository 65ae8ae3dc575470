// First match wins: longer names stand before the shorter ones that they contain.
const DIESEL: readonly [RegExp, string][] = [
  [/BLUE ?HDI/, "BlueHDi"],
  [/BLUE ?DCI/, "Blue dCi"],
  [/ECO ?BLUE/, "EcoBlue"],
  [/E-?HDI/, "e-HDi"],
  [/HDI/, "HDi"],
  [/D?TI ?D\b/, "TiD"],
  [/TDCI/, "TDCi"],
  [/DCI/, "dCi"],
  [/TDDI/, "TDDi"],
  [/CDTI/, "CDTI"],
  [/DTI\b/, "DTI"],
  [/BLUETEC/, "BlueTEC"],
  [/CDI\b/, "CDI"],
  [/SDI\b/, "SDI"],
  [/TDI\b/, "TDI"],
  [/D-?4D/, "D-4D"],
  [/D-CAT/, "D-CAT"],
  [/CRDI/, "CRDi"],
  [/\bCRD\b/, "CRD"],
  [/MULTIJET|M-JET/, "Multijet"],
  [/JTDM/, "JTDm"],
  [/JTD/, "JTD"],
  [/DDIS/, "DDiS"],
  [/DI-D\b/, "DI-D"],
  [/I-?DTEC/, "i-DTEC"],
  [/I-?CTDI/, "i-CTDi"],
  [/MZ-?CD/, "MZ-CD"],
  [/SKYACTIV-?(G|D|X)?/, "Skyactiv"],
];

const PETROL: readonly [RegExp, string][] = [
  [/TFSI/, "TFSI"],
  [/TSI\b/, "TSI"],
  [/T-?GDI/, "T-GDi"],
  [/\bGDI\b/, "GDi"],
  [/FSI\b/, "FSI"],
  [/VALVEMATIC/, "Valvematic"],
  [/VVT-?I/, "VVT-i"],
  [/I?-?VTEC/, "i-VTEC"],
  [/PURETECH/, "PureTech"],
  [/\bE-?TECH/, "E-Tech"],
  [/\bTHP\b/, "THP"],
  [/\bVTI\b/, "VTi"],
  [/\bTCE\b/, "TCe"],
  [/\bSCE\b/, "SCe"],
  [/ECOBOOST/, "EcoBoost"],
  [/DURATEC/, "Duratec"],
  [/TI-?VCT/, "Ti-VCT"],
  [/DIG-?T/, "DIG-T"],
  [/DIG-?S/, "DIG-S"],
  [/T-?JET/, "T-Jet"],
  [/MULTIAIR/, "MultiAir"],
  [/TWINAIR/, "TwinAir"],
  [/TWINPORT/, "Twinport"],
  [/SKYACTIV-?(G|D|X)?/, "Skyactiv"],
  [/\bJTS\b/, "JTS"],
  [/T\.? ?SPARK/, "T.Spark"],
  [/\bMPI\b/, "MPI"],
  [/\bTURBO\b/, "Turbo"],
  [/16V|16S/, "16V"],
  [/\b8V\b/, "8V"],
];

const DIESEL_BY_MAKE: Record<string, string> = {
  renault: "dCi",
  psa: "HDi",
  vag: "TDI",
  bmw: "d",
  mercedes: "CDI",
  gm: "CDTI",
  ford: "TDCi",
  fiat: "Multijet",
  toyota: "D-4D",
  nissan: "dCi",
  hyundai: "CRDi",
  chrysler: "CRD",
  mazda: "MZ-CD",
  honda: "i-CTDi",
  mitsubishi: "DI-D",
  suzuki: "DDiS",
};

/** The fuel's trade name that a label bears ("1.6 BLUEHDI (120CH)" gives BlueHDi), or null. */
export function tradeNameIn(label: string, burns: "petrol" | "diesel"): string | null {
  const text = label.toUpperCase();
  return (burns === "diesel" ? DIESEL : PETROL).find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** What the group calls its diesels when the label does not say. */
export function dieselNameOf(group: string): string {
  return DIESEL_BY_MAKE[group] ?? "D";
}
