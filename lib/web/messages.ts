import { textsLanguage } from "@/lib/platform/pseudo-language";
import { readTexts, type Tree } from "@/lib/platform/texts";
import { promisedOnce } from "@/lib/shared/promised-once";

/** One JSON file per namespace and language in messages/. */
export const namespaces = [
  "common",
  "login",
  "account",
  "shell",
  "dialogs",
  "slides",
  "vehicles",
  "vehicle-record",
  "plate-picture",
  "card-picture",
  "scan",
  "vin",
  "vehicle-tools",
  "diag",
  "selector",
  "workspace",
  "workshop",
  "catalogue",
  "pictures",
  "around",
  "oe",
  "expert",
  "installed",
  "screens",
  "social",
  "offers",
  "repair",
  "customers",
  "cart",
  "labour",
  "advice",
  "line-photos",
  "besides",
  "plan",
  "agreement",
  "packages",
  "quotes",
  "orders",
  "comebacks",
  "payments",
  "checkout",
  "guided",
  "recycled",
  "used-parts",
  "faults",
  "operations",
  "today",
  "stock",
  "tyres",
  "used",
  "store",
  "basket",
  "companion",
  "portal",
  "notifications",
  "portal-pages",
  "editors",
  "users",
  "audit",
  "mails",
  "programs",
  "reach",
  "apps",
  "vendors",
  "passes",
  "map",
  "chat",
  "speech",
  "stats",
] as const;

export type Namespace = (typeof namespaces)[number];
export type Messages = Record<string, Tree>;

const loaded = new Map<string, Promise<Messages>>();

const read = async (language: string): Promise<Messages> =>
  Object.fromEntries(
    await Promise.all(namespaces.map(async (name) => [name, await readTexts(language, name)] as const)),
  );

/** Every text for the readers of a language; a language without texts of its own answers in the next of its chain. */
export const messagesOf = (language: string): Promise<Messages> => {
  const source = textsLanguage(language);
  return promisedOnce(loaded, source, () => read(source));
};
