import { readId } from "@/lib/shared/address";
import { cleanText, compactKey } from "@/lib/shared/compact";

export const vehicleTypes = ["vl", "motos", "pl", "classic"] as const;
export type VehicleType = (typeof vehicleTypes)[number];

export const modelBodies = [
  ...(["hatchback", "saloon", "estate", "suv", "coupe", "convertible"] as const),
  ...(["van", "truck", "classic", "motorcycle"] as const),
] as const;
export type ModelBody = (typeof modelBodies)[number];

const byKind: Partial<Record<VehicleType, ModelBody>> = { motos: "motorcycle", pl: "truck", classic: "classic" };

const byBody: Readonly<Record<string, ModelBody>> = {
  BREAK: "estate",
  CABRIOLET: "convertible",
  COMBISPACE: "van",
  COUPE: "coupe",
  MINIBUS: "van",
  MINISPACE: "van",
  MONOSPACE: "van",
  "MONOSPACE COMPACT": "hatchback",
  "TS TERRAINS/CHEMINS": "suv",
};

const byName: readonly (readonly [ModelBody, RegExp])[] = [
  ["convertible", /\b(cabrio(let)?|roadster|spider|spyder|cc|barchetta|z[34]|mx-5|slk|slc|boxster)\b/i],
  [
    "van",
    /\b(kangoo|trafic|master|express|dokker|partner|expert|boxer|bipper|rifter|traveller|berlingo|jumpy|jumper|nemo|transporter|multivan|caddy|crafter|vito|viano|citan|sprinter|classe v|transit|tourneo|ducato|dobl[oò]|fiorino|qubo|scudo|talento|combo|vivaro|movano|proace|hiace|nv\d00|primastar|interstar)\b/i,
  ],
  [
    "suv",
    /\b(captur|kadjar|koleos|austral|arkana|duster|[2345]00[78]|c[35] aircross|tiguan|touareg|t-roc|t-cross|q[2-8]|x[1-7]|gl[abceks]|mokka|grandland|crossland|antara|kuga|ecosport|puma|edge|500x|rav ?4|c-hr|land cruiser|qashqai|juke|x-trail|sportage|sorento|tucson|kona|santa fe|ateca|arona|karoq|kodiaq|kamiq|yeti|xc\d0|cayenne|macan|range rover|defender|discovery|freelander|vitara|jimny|cr-v|hr-v|cx-\d+|outlander|asx|pajero|forester|wrangler|compass|renegade|cherokee)\b/i,
  ],
  ["coupe", /\b(coup[eé]|tt|911|cayman|cla|cls|alpine|a110|gt86|supra|mustang|370z|350z|scirocco|rcz|brera)\b/i],
  ["estate", /\b(break|sw|avant|touring|variant|tourer|v[4579]0)\b/i],
  [
    "saloon",
    /\b(talisman|laguna|latitude|safrane|fluence|symbol|50[48]|40[5678]|60[57]|c6|passat|arteon|jetta|phaeton|a[4-8]|s[ée]rie [357]|classe [ces]|insignia|vectra|mondeo|avensis|camry|model [3s]|octavia|superb|s[4-9]0|xe|xf|xj|giulia|159|166|quattroporte|ghibli)\b/i,
  ],
];

/** The silhouette that stands for a model: by kind, then by the body that its versions carry, then by its name. */
export function modelBody({ name, vtype, body }: { name: string; vtype: VehicleType; body: string | null }): ModelBody {
  const known = byKind[vtype] ?? byBody[body ?? ""];
  if (known) return known;
  return byName.find(([, words]) => words.test(name))?.[0] ?? "hatchback";
}

export interface NameOrId {
  /** as it is written, for an exact match that ignores case */
  name: string;
  /** letters and digits alone */
  norm: string;
  id: number | null;
}

/** What a segment of an address may mean: a name, or a number of ours. */
export function readNameOrId(text: string): NameOrId {
  const name = cleanText(text).normalize("NFC").slice(0, 100);
  return { name, norm: compactKey(name), id: readId(name) };
}
