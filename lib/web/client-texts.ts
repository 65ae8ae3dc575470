import { createHash } from "node:crypto";
import type { AbstractIntlMessages } from "next-intl";
import { textsLanguage } from "@/lib/platform/pseudo-language";
import { servedTexts } from "@/lib/shared/served-texts";
import { compileMessages } from "./compile-messages";
import { messagesOf, namespaces, type Messages, type Namespace } from "./messages";

/** A namespace, or one part of it. */
export type Picked = Namespace | `${Namespace}.${string}`;

export interface ClientTexts {
  /** Where browsers fetch them: the address changes with the texts. */
  address: string;
  version: string;
  /** Messages by namespace as JSON, compiled. */
  json: string;
}

const known = new Map<string, ClientTexts>();

function pick(messages: Messages, paths: readonly string[]): AbstractIntlMessages {
  const picked: Record<string, AbstractIntlMessages> = {};
  for (const path of paths) {
    const [name = "", part] = path.split(".");
    const all = (messages[name] ?? {}) as AbstractIntlMessages;
    picked[name] = part === undefined ? all : { ...picked[name], [part]: all[part] ?? {} };
  }
  return picked;
}

/** Where the texts of some namespaces in a language and a version of them are kept. */
export const textsAddress = (language: string, version: string, of: readonly string[]): string =>
  `/texts/${language}/${version}?of=${of.join(",")}`;

/** The texts of some namespaces as client components take them, put together once per process. */
export async function clientTexts(locale: string, of: readonly string[]): Promise<ClientTexts> {
  const language = textsLanguage(locale);
  const key = `${language} ${of.join(" ")}`;
  const before = known.get(key);
  if (before) return before;
  const json = compileMessages(pick(await messagesOf(language), of));
  const version = createHash("sha256").update(json).digest("hex").slice(0, 12);
  const texts = { address: textsAddress(language, version, of), version, json };
  known.set(key, texts);
  servedTexts.set(texts.address, json);
  return texts;
}

/** Whether a path names texts that exist; what it asks for is bounded by them. */
export function isPicked(messages: Messages, path: string): path is Picked {
  const [name = "", part, ...more] = path.split(".");
  const all = namespaces.some((one) => one === name) ? messages[name] : undefined;
  return all !== undefined && more.length === 0 && (part === undefined || Object.hasOwn(all, part));
}
