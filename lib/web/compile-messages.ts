import compile from "icu-minify/compile";
import type { AbstractIntlMessages } from "next-intl";
import { isWritten } from "@/lib/shared/written-message";

function compiled(key: string, value: unknown): unknown {
  if (key === "forAdministrators") return undefined;
  return typeof value === "string" && isWritten(value) ? compile(value) : value;
}

/** Messages by namespace as the text that MessagesProvider takes: compiled, since browsers hold no parser. */
export const compileMessages = (messages: AbstractIntlMessages): string => JSON.stringify(messages, compiled);
