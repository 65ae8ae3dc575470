import format, { type CompiledMessage, type FormatOptions, type FormatValues } from "icu-minify/format";
import type { ReactNode } from "react";
import { IntlError, IntlErrorCode } from "use-intl/core";
import { formatTag } from "@/lib/shared/languages";

export type Formatters = FormatOptions["formatters"];

/**
 * Stands for `use-intl/format-message` in the browser (next.config.js): components/shell/client-messages compiles what
 * it hands over, so that no page loads a parser. Throws IntlError for a path that is no message.
 */
export default function formatCompiled(
  path: string,
  message: unknown,
  values: object | undefined,
  { locale, formatters }: { locale: string; formatters: Formatters },
): ReactNode {
  if (typeof message === "string") return message;
  if (!Array.isArray(message))
    throw new IntlError(IntlErrorCode.INSUFFICIENT_PATH, `\`${path}\` names ${typeof message}, not a message.`);
  const given = values as FormatValues<ReactNode> | undefined;
  return format<ReactNode>(message as CompiledMessage, formatTag(locale), given, { formatters }) as ReactNode;
}

formatCompiled.raw = true;
