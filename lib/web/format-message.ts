import type { CompiledMessage } from "icu-minify/format";
import { IntlMessageFormat } from "intl-messageformat";
import { isValidElement, type ReactNode } from "react";
import { IntlError, IntlErrorCode } from "use-intl/core";
import formatCompiled, { type Formatters } from "./format-compiled";
import { formatTag } from "@/lib/shared/languages";
import { isWritten } from "@/lib/shared/written-message";

type Values = Parameters<IntlMessageFormat["format"]>[0];

const kept = new Map<string, IntlMessageFormat>();

/** next-intl would parse a message once per request and look it up by all of its formats: here once per process. */
function formatOf(message: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${message}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new IntlMessageFormat(message, formatTag(locale));
  kept.set(key, made);
  return made;
}

/**
 * Stands for `use-intl/format-message` on the server (next.config.js), where client components are drawn too, whose
 * messages come compiled. Numbers and plurals follow the tag by which the language formats. Dates in messages
 * are not supported: they are formatted by lib/shared/dates. Throws
 * IntlError for a path that is no message and for a message that cannot be parsed.
 */
export default function formatMessage(
  path: string,
  message: unknown,
  values: Values,
  options: { locale: string; formatters?: Formatters },
): ReactNode {
  const { locale } = options;
  if (Array.isArray(message) && options.formatters)
    return formatCompiled(path, message as CompiledMessage, values, { ...options, formatters: options.formatters });
  if (typeof message !== "string")
    throw new IntlError(IntlErrorCode.INSUFFICIENT_PATH, `\`${path}\` names ${typeof message}, not a message.`);
  if (!values && !isWritten(message)) return message;
  let format: IntlMessageFormat;
  try {
    format = formatOf(message, locale);
  } catch (error) {
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, error instanceof Error ? error.message : String(error));
  }
  const text = format.format(values) as ReactNode;
  return isValidElement(text) || Array.isArray(text) || typeof text === "string" ? text : String(text);
}

formatMessage.raw = true;
