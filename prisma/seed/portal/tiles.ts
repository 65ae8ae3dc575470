import type { PortalSource, Said } from "./source";

/** A tile of the demonstration; times in minutes from the start, ids of groups as they are loaded. */
export interface SeedTile {
  widget: string;
  name: Said;
  text?: Said;
  appType: string;
  url: string;
  img: string;
  className?: string;
  brandId?: number;
  data?: string;
  accessRight?: string;
  roles?: string[];
  groups?: number[];
  from?: number;
  to?: number;
  alertStart?: number;
  alertEnd?: number;
  urlStart?: string;
  urlEnd?: string;
  urlMaintenance?: string;
  maintenance?: boolean;
  highlight?: boolean;
}

export const brakingGroup = 1;
export const tradeGroup = 2;

const day = 24 * 60;
const usualHomes = ["rse", "lms", "smart"] as const;
const same = (text: string): Said => ({ fr: text, en: text });
const img = (name: string) => `/tiles/${name}.svg`;

const documents = [
  ...["circular-parts", "labour-rates", "refrigerants", "wheel-torques"],
  ...["tyre-indices", "roadworthiness", "waste-register", "reception"],
];
const forms = [
  ...["return-goods", "deposit", "warranty", "enrolment", "wrong-fitment", "account", "waste-collection", "hotline"],
];
const catalogues = [
  ...["brakes", "filters", "timing", "clutch", "suspension", "lighting", "batteries", "oils", "tyres", "equipment"],
  ...["truck-brakes", "truck-air"],
];
const packs = [
  "service",
  "brakes-front",
  "timing-kit",
  "winter",
  "air-conditioning",
  "clutch-kit",
  "roadworthiness-kit",
];
const promotions = [
  ...["brake-week", "filter-dozen", "two-tyres", "wipers", "battery-days", "air-check", "timing-pump", "damper-pairs"],
];
const tools = ["tyre-size", "crit-air", "vin", "fault-code", "labour", "units"];
/** Every pack with its titles, in the order of catalogues, packs and promotions. */
export const namedPacks = (source: PortalSource): { name: string; titles: Said }[] =>
  [
    ...source.catalogues.map(({ name }, at) => ({ name: catalogues[at] ?? "", titles: name })),
    ...source.packs.map(({ name }, at) => ({ name: packs[at] ?? "", titles: name })),
    ...source.promotions.map(({ name }, at) => ({ name: promotions[at] ?? "", titles: name })),
  ].filter(({ name }) => name !== "");

/** The right without which a tool has nothing to tell. */
const rightOfTool: Record<string, string> = { "fault-code": "DTC", labour: "AutoData" };
const tool = (slug: string) => ({ url: `/tools/${slug}`, accessRight: rightOfTool[slug] });

const social: [url: string, right: string | undefined][] = [
  ["/social", "Social"],
  ["/social/ajout-astuce", "Social"],
  ["/social/ajout-astuce", "Social"],
  ["/social", "Social"],
];

const everywhere = (widget: string, tile: Omit<SeedTile, "widget">): SeedTile[] =>
  usualHomes.map((home) => ({ ...tile, widget: `${home}-${widget}` }));

const linked = (name: Said, url: string, picture: string): Omit<SeedTile, "widget"> => ({
  ...{ name, url, appType: "iconLink", img: img(picture) },
});

function promotionTiles({ promotions: all }: PortalSource): SeedTile[] {
  return all.flatMap(({ name, days, alertStart, alertEnd, highlight }, at) => {
    // The first is announced and not open yet, the others began on different days.
    const from = at === 0 ? 2 * day : -at * 2 * day;
    const to = from + days * day;
    const times = { from, to, alertStart: from + alertStart * day, alertEnd: to + alertEnd * day };
    const url = `/packs/${promotions[at]}`;
    const tile = { ...linked(name, url, "promotion"), ...times, highlight, className: highlight ? "wide" : "" };
    return everywhere("promotions", tile).filter(({ widget }) => widget.startsWith("rse-") || at % 2 === 0);
  });
}

function newsTiles({ news }: PortalSource): SeedTile[] {
  return news.flatMap(({ title, text, homes }, at) => {
    const tile = { ...linked(title, `/news/${at + 1}`, "news"), text };
    const truck = /truck/i.test(title.en) ? [{ ...tile, widget: "rse-news-pl" }] : [];
    return [...homes.map((home) => ({ ...tile, widget: `${home}-news` })), ...truck];
  });
}

function contentTiles(source: PortalSource): SeedTile[] {
  const document = (name: Said, slug: string, picture: string) => ({
    ...linked(name, `/api/documents/${slug}`, picture),
    appType: "linkTo",
  });
  const trucks = (slug: string) => slug.startsWith("truck-");
  return [
    ...source.docs.flatMap(({ name }, at) => everywhere("docs", document(name, documents[at] ?? "", "document"))),
    ...source.forms.flatMap(({ name }, at) => everywhere("forms", document(name, forms[at] ?? "", "form"))),
    ...source.catalogues.flatMap(({ name }, at): SeedTile[] => {
      const slug = catalogues[at] ?? "";
      const tile = linked(name, `/packs/${slug}`, "catalogue");
      return trucks(slug) ? [{ ...tile, widget: "rse-catalog-pl" }] : everywhere("catalog", tile);
    }),
    ...source.packs.flatMap(({ name }, at) => everywhere("pack", linked(name, `/packs/${packs[at]}`, "pack"))),
    ...source.tools.flatMap(({ name }, at) =>
      everywhere("tools", { ...linked(name, "", "tool"), ...tool(tools[at] ?? "") }),
    ),
    ...source.social.flatMap(({ name }, at) => {
      const [url, accessRight] = social[at] ?? ["/social", undefined];
      return everywhere("social", { ...linked(name, url, "social"), accessRight });
    }),
    ...source.trainings.map(({ id, name }): SeedTile => ({
      ...linked(name, `/trainings/${id}`, "training"),
      widget: "lms-formations",
    })),
  ];
}

/** What a portal's own people put in front, and the states in which a tile may be. */
const stateTiles: SeedTile[] = [
  ...usualHomes.flatMap((home): SeedTile[] => [
    {
      ...linked({ fr: "Les formations de la saison", en: "This season's courses" }, "/trainings", "training"),
      widget: `${home}-initial-slides`,
    },
    {
      ...linked({ fr: "Recherche de pneus en une ligne", en: "Tyre search in one line" }, "/tireStock", "tool"),
      ...{ widget: `${home}-initial-slides`, accessRight: "Pneu" },
    },
  ]),
  {
    ...linked({ fr: "Opération géométrie", en: "Wheel alignment days" }, "/packs/damper-pairs", "promotion"),
    ...{ widget: "rse-atelier", from: 2 * day, to: 9 * day, alertStart: -60, alertEnd: 8 * day },
    ...{ urlStart: "/packs/suspension", urlEnd: "/packs/suspension" },
  },
  {
    ...linked({ fr: "Vente éclair : balais", en: "Flash sale: wiper blades" }, "/packs/wipers", "promotion"),
    ...{ widget: "rse-atelier", from: 20, to: 3 * day },
  },
  {
    ...linked({ fr: "Semaine de la batterie", en: "Battery week" }, "/packs/battery-days", "promotion"),
    ...{ widget: "rse-atelier", from: -9 * day, to: -2 * day },
  },
  {
    ...linked({ fr: "Assistance en ligne", en: "Online assistance" }, "/api/documents/hotline", "form"),
    ...{ widget: "rse-atelier", maintenance: true },
  },
  {
    ...linked({ fr: "Ancien module", en: "Old module" }, "https://example.test/", "app"),
    ...{ widget: "rse-atelier", appType: "flash" },
  },
  {
    ...linked({ fr: "Club freinage", en: "Braking club" }, "/packs/brakes", "catalogue"),
    ...{ widget: "rse-atelier", groups: [brakingGroup] },
  },
  {
    ...linked({ fr: "Ordre de réparation type", en: "Repair order, example" }, "/api/documents/reception", "document"),
    ...{ widget: "rse-atelier", appType: "linkTo" },
  },
  ...promotedTrucks(),
  {
    ...linked({ fr: "Écran d'accueil de démonstration", en: "Demonstration reception screen" }, "/news/9", "news"),
    widget: "smart-screens",
  },
];

function promotedTrucks(): SeedTile[] {
  const tile = linked(
    { fr: "Garnitures poids lourd par essieu", en: "Truck linings by the axle" },
    "/packs/truck-brakes",
    "promotion",
  );
  return [{ ...tile, widget: "rse-promotions-pl", from: -3 * day, to: 25 * day, alertEnd: 20 * day }];
}

/** Beside the vehicle selector, below a vehicle, on the v2 page and at articles. */
const furtherTiles: SeedTile[] = [
  {
    ...linked({ fr: "Convertisseur de pneus", en: "Tyre size converter" }, "/tools/tyre-size", "tool"),
    widget: "carselector-apps",
  },
  { ...linked(same("Crit'Air"), "/tools/crit-air", "tool"), widget: "carselector-apps" },
  {
    ...linked({ fr: "Documentation d'atelier", en: "Workshop documentation" }, "/embedded/tecrmi", "document"),
    ...{ widget: "carselector-apps", appType: "iframeCarSelector", accessRight: "CarSelector" },
  },
  {
    ...linked(
      { fr: "Demander l'assistance technique", en: "Ask for technical support" },
      "/api/documents/hotline",
      "form",
    ),
    widget: "v2-carselector",
    appType: "linkTo",
    className: "support",
  },
  {
    ...linked({ fr: "Lire un code défaut", en: "Read a fault code" }, "/tools/fault-code", "tool"),
    ...{ widget: "v2-carselector", className: "expertise", accessRight: "Diag" },
  },
  {
    ...linked({ fr: "Vignette Crit'Air", en: "Crit'Air sticker" }, "/tools/crit-air", "tool"),
    widget: "v2-carselector",
    className: "expertise",
  },
  {
    ...linked({ fr: "Première monte", en: "Original equipment" }, "/api/documents/part-origins", "origin-oe"),
    ...{ widget: "parts-origin", className: "oe", appType: "linkTo" },
  },
  {
    ...linked(
      { fr: "Pièce de l'économie circulaire", en: "Circular-economy part" },
      "/api/documents/circular-parts",
      "origin-circular",
    ),
    ...{ widget: "parts-origin", className: "circular", appType: "linkTo" },
  },
  {
    ...linked({ fr: "Échange standard", en: "Exchange part" }, "/api/documents/deposit", "origin-exchange"),
    ...{ widget: "parts-origin", className: "exchange", appType: "linkTo" },
  },
];

/** Widgets beside those of the homes. */
export const furtherWidgets: { name: string; title: Said }[] = [
  { name: "smart-formations", title: { fr: "Formations", en: "Training courses" } },
  { name: "carselector-apps", title: { fr: "Outils du véhicule", en: "Vehicle tools" } },
  { name: "parts-origin", title: { fr: "Origine des pièces", en: "Origin of parts" } },
];

/** Every tile of the demonstration in its order. */
export const seedTiles = (source: PortalSource): SeedTile[] => [
  ...promotionTiles(source),
  ...newsTiles(source),
  ...contentTiles(source),
  ...stateTiles,
  ...furtherTiles,
];
