import type { SettingName } from "@/lib/domains/account/settings/fields";
import type { Right } from "@/lib/shared/rights";

interface CompanyApp {
  /** The setting of the company that holds its address. */
  setting: SettingName & ("erp" | "com" | "visio" | "backOffice" | "help" | "store");
  right: Right;
}

/** The apps whose addresses stand in the settings of a company, by the name in their own address. */
export const companyApps = {
  erp: { setting: "erp", right: "ERP" },
  com: { setting: "com", right: "Com" },
  visio: { setting: "visio", right: "Visio" },
  back: { setting: "backOffice", right: "BackOffice" },
  help: { setting: "help", right: "Help" },
  store: { setting: "store", right: "Store" },
} as const satisfies Record<string, CompanyApp>;

export type CompanyAppName = keyof typeof companyApps;
export const companyAppNames = Object.keys(companyApps) as CompanyAppName[];

/** The box has a page of its own. */
export const boxName = "mybox";

/** The app of a name in any spelling: ERP is erp; null for any other name. */
export const companyAppOf = (name: string): CompanyAppName | null =>
  companyAppNames.find((app) => app === name.toLowerCase()) ?? null;

/** Names that no dock app may bear: others answer at their addresses. */
export const isReservedName = (name: string): boolean =>
  companyAppOf(name.trim()) !== null || name.trim().toLowerCase() === boxName;

export const longestAppName = 60;
export const longestAppUrl = 200;

/** Where an app is shown: in a frame below our head, or in a window of its own and why. */
export type AppPlace =
  | { state: "framed"; address: string; own: boolean }
  | { state: "page"; address: string }
  | { state: "outside"; address: string; why: "refused" | "insecure" | "window" };

/** Our pages refuse every frame but these. */
const framedPages = "/embedded/";

interface Known {
  verdict: "open" | "refused" | "unknown" | null;
  /** Whether our own pages are read over an encrypted connection: they show no others. */
  isSecure: boolean;
}

/** How an address may be shown; a site that could not be asked is tried, a browser may reach what the server does not. */
export function placeOfApp(address: string, { verdict, isSecure }: Known): AppPlace {
  if (address.startsWith(framedPages)) return { state: "framed", address, own: true };
  if (address.startsWith("/")) return { state: "page", address };
  if (isSecure && address.toLowerCase().startsWith("http:")) return { state: "outside", address, why: "insecure" };
  if (verdict === "refused") return { state: "outside", address, why: "refused" };
  return { state: "framed", address, own: false };
}

/** An address of another site, which can be asked whether it may be framed. */
export function isForeign(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

const dayMs = 86_400_000;

/** A verdict is heard again when it is older than this: the daily round was missed. */
export const isStale = (checkedAt: Date, now: number): boolean => now - checkedAt.getTime() > 2 * dayMs;

/** A header of so many origins is still read by every proxy; the latest heard are named. */
export const mostFrameOrigins = 100;

/** A host may hold signs, such as a semicolon, that would end its place in a policy and begin another. */
const isPlainOrigin = (origin: string): boolean => /^https?:\/\/[a-z0-9.[\]:_-]+$/i.test(origin);

/** The origins of addresses that a policy can name, each once, in their order. */
export function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.filter(isForeign).map((address) => new URL(address).origin);
  return [...new Set(origins.filter(isPlainOrigin))].slice(0, mostFrameOrigins);
}
