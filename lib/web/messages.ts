import { writtenLanguage } from "@/lib/shared/languages";

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
  "quotes",
  "orders",
  "payments",
  "checkout",
  "guided",
  "recycled",
  "used-parts",
  "faults",
  "operations",
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
export type Messages = Record<string, Record<string, unknown>>;

const loaded = new Map<string, Promise<Messages>>();

const read = async (language: string): Promise<Messages> =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (name) => {
        const file = (await import(`../../messages/${language}/${name}.json`)) as { default: Record<string, unknown> };
        return [name, file.default];
      }),
    ),
  );

/** Every text of a language; a language without texts of its own answers in the next of its chain. Read once per process. */
export function messagesOf(language: string): Promise<Messages> {
  const source = writtenLanguage(language);
  const messages = loaded.get(source) ?? read(source);
  loaded.set(source, messages);
  return messages;
}
