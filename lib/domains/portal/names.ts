import type { Right } from "@/lib/shared/rights";

/** The four homes by the beginning of their widgets' names. */
export const homes = ["rse", "smart", "lms", "v2"] as const;
export type Home = (typeof homes)[number];

const usual = ["promotions", "initial-slides", "news", "docs", "forms", "catalog", "social", "pack", "tools"] as const;

/** The widgets of each home in their order. */
export const homeWidgets: Record<Home, readonly string[]> = {
  rse: [
    ...["promotions", "promotions-pl", "initial-slides", "atelier", "news", "news-pl", "docs", "forms"],
    ...["catalog", "catalog-pl", "social", "pack", "tools"],
  ].map((one) => `rse-${one}`),
  lms: [...usual, "applications", "services", "formations"].map((one) => `lms-${one}`),
  smart: [...usual, "applications", "services", "formations", "screens"].map((one) => `smart-${one}`),
  v2: ["v2-carselector"],
};

/** The services of the selection: expertise and support. */
export const servicesWidget = "v2-carselector";

/** Lists of tiles outside the homes: what is beside the vehicle selector, and icons of an article's origin. */
export const vehicleWidget = "carselector-apps";
export const originWidget = "parts-origin";
export const furtherWidgets = [vehicleWidget, originWidget] as const;

/** Which home shows a widget; null for one of the further lists. */
export const homeOf = (widget: string): Home | null => homes.find((home) => widget.startsWith(`${home}-`)) ?? null;

/** Whether a widget may bear a name. */
export const isWidgetName = (name: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && (homeOf(name) !== null || furtherWidgets.some((one) => one === name));

const editorOf: Record<Home, Right> = {
  rse: "RSEEditor",
  smart: "SmartEditor",
  lms: "LMSEditor",
  v2: "V2Editor",
};

/** The rights of which one edits a home. */
export const editorsOfHome = (home: Home): Right[] => (home === "lms" ? ["LMSEditor"] : ["LMSEditor", editorOf[home]]);

/** The rights of which one edits a widget and its tiles; lists outside the homes are the LMS editor's. */
export const editorsOf = (widget: string): readonly Right[] => editorsOfHome(homeOf(widget) ?? "lms");

/** Every right that edits something of the portal. */
export const editorRights = ["LMSEditor", "RSEEditor", "SmartEditor", "V2Editor"] as const satisfies Right[];

/** The right that opens a home. */
export const readerOf: Record<Home, readonly Right[]> = { rse: ["RSE"], smart: ["Smart"], lms: ["LMS"], v2: ["v2"] };

/** The rights of which one shows a widget's tiles; nothing where any user sees them. */
export function readersOf(widget: string): readonly Right[] {
  const home = homeOf(widget);
  if (home) return readerOf[home];
  return widget === vehicleWidget ? ["CarSelector", "CarIdentifier"] : [];
}
