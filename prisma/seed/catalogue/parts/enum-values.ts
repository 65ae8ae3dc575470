/** Enumerated values of criteria: as the source writes them in French, our stable key, English. */
const VALUES: readonly [fr: string, key: string, en: string][] = [
  ["essieu avant", "front", "front axle"],
  ["essieu arrière", "rear", "rear axle"],
  ["gauche", "left", "left"],
  ["droite", "right", "right"],
  ["des deux côtés", "both", "both sides"],
  ["plein", "solid", "solid"],
  ["ventilé", "vented", "vented"],
  ["perforé", "drilled", "drilled"],
  ["rainuré", "slotted", "slotted"],
  ["perforé/ventilé", "drilled-vented", "drilled and vented"],
  ["revêtu", "coated", "coated"],
  ["huilé", "oiled", "oiled"],
  ["non revêtu", "uncoated", "uncoated"],
  ["avec", "with", "with"],
  ["sans", "without", "without"],
  ["préparé", "prepared", "prepared for wear indicator"],
  ["avec avertisseur sonore", "acoustic", "with acoustic wear warning"],
  ["devant l'essieu", "ahead", "ahead of the axle"],
  ["derrière l'essieu", "behind", "behind the axle"],
  ["acier", "steel", "steel"],
  ["aluminium", "aluminium", "aluminium"],
  ["fonte", "cast-iron", "cast iron"],
  ["plastique", "plastic", "plastic"],
  ["caoutchouc", "rubber", "rubber"],
  ["à gauche", "left-hand", "left-hand drive"],
  ["à droite", "right-hand", "right-hand drive"],
  ["cartouche", "cartridge", "cartridge"],
  ["élément", "insert", "filter insert"],
  ["vissé", "spin-on", "spin-on"],
  ["rond", "round", "round"],
  ["plat", "flat", "flat"],
  ["pollen", "pollen", "pollen"],
  ["charbon actif", "carbon", "activated carbon"],
  ["anti-allergène", "anti-allergen", "anti-allergen"],
  ["gaz bitube", "gas-twin-tube", "gas, twin-tube"],
  ["gaz monotube", "gas-mono-tube", "gas, mono-tube"],
  ["huile", "oil", "oil"],
  ["jambe de force", "strut", "suspension strut"],
  ["télescopique", "telescopic", "telescopic"],
  ["insert", "damper-insert", "strut insert"],
  ["tige", "pin", "pin"],
  ["œillet", "eye", "eye"],
  ["fourche", "fork", "fork"],
  ["bride", "clamp", "clamp"],
  ["transversal", "transverse", "transverse arm"],
  ["longitudinal", "trailing", "trailing arm"],
  ["triangle", "wishbone", "wishbone"],
  ["tirant", "strut-rod", "strut rod"],
  ["métal", "metal", "metal"],
  ["mécanique", "mechanical", "mechanical"],
  ["hydraulique", "hydraulic", "hydraulic"],
  ["électrique", "electric", "electric"],
  ["pneumatique", "pneumatic", "pneumatic"],
  ["manuelle", "manual", "manual"],
  ["automatique", "automatic", "automatic"],
  ["avant catalyseur", "before-catalyst", "before catalytic converter"],
  ["après catalyseur", "after-catalyst", "after catalytic converter"],
  ["standard", "standard", "standard"],
  ["lithium", "lithium", "lithium"],
  ["0 (+ à droite)", "0", "0 (+ on the right)"],
  ["1 (+ à gauche)", "1", "1 (+ on the left)"],
  ["horaire", "clockwise", "clockwise"],
  ["antihoraire", "anticlockwise", "anticlockwise"],
  ["extérieure", "outer", "outer section"],
  ["intérieure", "inner", "inner section"],
  ["à peindre", "paintable", "paintable"],
  ["apprêté", "primed", "primed"],
  ["noir", "black", "black"],
  ["chromé", "chrome", "chrome"],
  ["plan", "plane", "plane"],
  ["convexe", "convex", "convex"],
  ["asphérique", "aspherical", "aspherical"],
  ["clair", "clear", "clear"],
  ["vert", "green", "green"],
  ["surteinté", "privacy", "privacy tint"],
  ["fixe", "fixed", "fixed"],
  ["démontable", "detachable", "detachable"],
  ["escamotable", "retractable", "retractable"],
  ["hybride", "hybrid", "hybrid"],
  ["été", "summer", "summer"],
  ["hiver", "winter", "winter"],
  ["toutes saisons", "all-season", "all-season"],
  ["1er prix", "budget", "Budget"],
  ["Rechapé", "retread", "Retread"],
];

const BY_FRENCH = new Map(VALUES.map(([fr, key, en]) => [fr, { key, fr, en }]));
const SAME_EVERYWHERE =
  /^([A-Z0-9][A-Z0-9/\- .]*( MHz)?|Euro \d|Bosch|TRW\/Lucas|Brembo|Akebono|Sumitomo|Mando|Bendix|R\d+yf|R134a|Premium|Quality)$/;

export interface EnumValue {
  key: string;
  fr: string;
  en: string;
}

/** The stable key and both labels of an enumerated value; names and codes are the same in every language. */
export function enumValue(french: string): EnumValue {
  const known = BY_FRENCH.get(french);
  if (known) return known;
  if (!SAME_EVERYWHERE.test(french)) throw new Error(`no English for the value "${french}"`);
  return { key: french, fr: french, en: french };
}

/** Unit symbols as printed; the source writes some in French words. */
export function unitSymbol(unit: string | null): string | null {
  return unit === "pouces" ? "in" : unit;
}
