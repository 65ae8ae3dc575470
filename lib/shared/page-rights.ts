import type { Right } from "./rights";

export interface PageRule {
  /** Beginning of the addresses; the longest rule decides. "/" is the start page alone. */
  under: string;
  /** One of these rights is enough; any signed-in user, or nobody at all. */
  right: readonly Right[] | "user" | "public";
  /** Needed besides. */
  also?: Right;
}

const table = [
  { under: "/login", right: "public" },
  { under: "/idcar", right: "public" },
  { under: "/dev", right: "public" },
  { under: "/s", right: "public" },
  { under: "/gcd", right: "public" },
  { under: "/cgv", right: "public" },
  { under: "/unsubscribe", right: "public" },
  { under: "/v2", right: "public" },
  { under: "/screen", right: "public" },
  { under: "/rvin", right: ["CaiaApp"] },
  { under: "/rean", right: ["CaiaApp"] },
  { under: "/offline", right: "public" },
  { under: "/password", right: "user" },
  { under: "/notifications", right: "user" },
  { under: "/notification", right: "user" },
  { under: "/viewer", right: "user" },
  { under: "/", right: "user" },
  { under: "/home", right: "user" },
  { under: "/rse", right: ["RSE"] },
  { under: "/smart", right: ["Smart"] },
  { under: "/lms", right: ["LMS"] },
  { under: "/news", right: ["RSE", "Smart", "LMS"] },
  { under: "/packs", right: ["RSE", "Smart", "LMS"] },
  { under: "/trainings", right: ["LMS", "RSE", "Smart"] },
  { under: "/tiles", right: "user" },
  { under: "/brand-parts", right: ["PartSelector"] },
  { under: "/tools", right: ["RSE", "Smart", "LMS", "CarSelector", "CarIdentifier", "v2"] },
  { under: "/tools/fault-code", right: ["DTC", "Diag"] },
  { under: "/tools/labour", right: ["AutoData"] },
  { under: "/wp", right: ["WordPress"] },
  { under: "/wp-auth", right: ["WordPress"] },
  { under: "/identification-vehicule", right: ["CarIdentifier"] },
  { under: "/parcoursMID", right: ["CarIdentifier"] },
  { under: "/call", right: ["cart"] },
  { under: "/selection-vehicule", right: ["CarSelector"] },
  { under: "/stats-selector", right: ["StatsSelector"] },
  { under: "/v3", right: ["v3"] },
  { under: "/diag", right: ["Diag"] },
  { under: "/oe-selector", right: ["OESelector"] },
  { under: "/part-selector-oe", right: ["PartSelectorOE"] },
  { under: "/app", right: "user" },
  { under: "/app/erp", right: ["ERP"] },
  { under: "/app/com", right: ["Com"] },
  { under: "/app/visio", right: ["Visio"] },
  { under: "/app/back", right: ["BackOffice"] },
  { under: "/app/help", right: ["Help"] },
  { under: "/app/store", right: ["Store"] },
  { under: "/app/mybox", right: "user" },
  { under: "/apps-manager", right: ["admin"] },
  { under: "/admin-idcar", right: ["admin"] },
  { under: "/map", right: ["map"] },
  { under: "/sv5actia", right: ["CaiaApp"] },
  { under: "/sv5actia/workshop", right: ["cart"], also: "CaiaApp" },
  { under: "/pieces", right: ["PartSelector"] },
  { under: "/pieces/search", right: ["PartSelector", "CarIdentifier"] },
  { under: "/pieces/oes", right: ["PartSelector", "CarIdentifier"] },
  { under: "/pieces/article", right: ["PartSelector", "CarIdentifier"] },
  { under: "/pieces/own", right: "user" },
  { under: "/pieces/custom-search", right: "user" },
  { under: "/pieces-oe", right: ["PartSelector", "PartSelectorOE"] },
  { under: "/pieces-stock", right: ["PartSelector"] },
  { under: "/tireStock", right: ["Pneu"] },
  { under: "/stock-occasion", right: ["Stock"] },
  { under: "/stock/techauto", right: ["Techauto-app"] },
  { under: "/today", right: ["cart", "Techauto-app", "Diag", "DTC"] },
  { under: "/cart", right: ["cart"] },
  { under: "/checkout", right: ["Techauto-app"], also: "cart" },
  { under: "/customers", right: ["cart"] },
  { under: "/quotes", right: ["cart"] },
  { under: "/packages", right: ["cart"] },
  { under: "/orders", right: ["cart", "Techauto-app"] },
  { under: "/dtc", right: ["DTC", "Diag"] },
  { under: "/operations", right: ["Diag", "DTC"] },
  { under: "/own-stock", right: ["Stock", "cart"] },
  { under: "/mon-compte", right: ["MyAccount"] },
  { under: "/social", right: ["Social"] },
  { under: "/social/add-new-item", right: "user" },
  { under: "/rse-editor", right: ["RSEEditor", "LMSEditor"] },
  { under: "/smart-editor", right: ["SmartEditor", "LMSEditor"] },
  { under: "/lms-editor", right: ["LMSEditor"] },
  { under: "/v2-editor", right: ["V2Editor", "LMSEditor"] },
  { under: "/notification-sender", right: ["NotificationSender"] },
  { under: "/users", right: ["UsersAdmin"] },
  { under: "/connectedUsers", right: ["admin"] },
  { under: "/qrcodes", right: ["admin"] },
  { under: "/screens", right: ["admin", "SmartEditor"] },
  { under: "/audit", right: ["admin"] },
  { under: "/mails", right: ["admin"] },
  { under: "/programs", right: ["admin"] },
  { under: "/payments", right: ["admin"] },
  { under: "/vendor", right: ["MyAccount"] },
  { under: "/vendors", right: ["admin"] },
  { under: "/conversations", right: ["admin"] },
] as const satisfies readonly PageRule[];

/** A page, or the pages below it, by what the table calls it. */
export type PageAddress = (typeof table)[number]["under"];

/** Which right opens which page: asked by pages, menu and palette, shown in administration, walked by the tests. */
export const pageRules: readonly PageRule[] = table;

const holds = (under: string, route: string): boolean =>
  under === "/" ? route === "/" : route === under || route.startsWith(`${under}/`);

/** The rule of a page's route, null for a page that nobody gave one. */
export const pageRuleOf = (route: string): PageRule | null =>
  pageRules
    .filter(({ under }) => holds(under, route))
    .toSorted((one, other) => other.under.length - one.under.length)[0] ?? null;

/** The rights of which one opens the page of an address (`mayOpen` judges what is needed besides); empty where none is needed or nobody gave the page a rule. */
export function pageRights(route: string): readonly Right[] {
  const right = pageRuleOf(route)?.right;
  return typeof right === "object" ? right : [];
}

/** Whether a signed-in user who holds such rights may open the page of an address. */
export function mayOpen(route: string, holdsRight: (right: Right) => boolean): boolean {
  const rule = pageRuleOf(route);
  if (!rule || typeof rule.right === "string") return rule !== null;
  return rule.right.some(holdsRight) && (rule.also === undefined || holdsRight(rule.also));
}

/** What `mayOpen` asks, of a list of rights. */
export const heldIn =
  (rights: readonly string[]) =>
  (right: Right): boolean =>
    rights.includes(right);
