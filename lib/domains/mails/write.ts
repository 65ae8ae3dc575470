import { textsOf } from "@/lib/platform/texts";
import { writtenLanguage, type WrittenLanguage } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import type { MailKind } from "./kinds";
import type { MailContent } from "./schema";

export type MailValues = Record<string, string | number>;

export interface Wording {
  kind: MailKind;
  /** The reader's; a customer reads in the seller's. */
  language: string;
  values: MailValues;
  /** What the message opens. */
  url?: string;
  /** What a person wrote in the place of the kind's own words. */
  written?: { subject: string; text: string };
}

export interface Written {
  language: WrittenLanguage;
  subject: string;
  content: MailContent;
}

/** The words of a message in the written language nearest to the reader's. */
export async function writeMail({ kind, language, values, url, written }: Wording): Promise<Written> {
  const locale = writtenLanguage(language);
  const { kind: kinds } = await textsOf(locale, "mails");
  const t = createTranslator<Record<string, string>>({ locale, messages: { ...kinds[kind] } });
  const say = (part: keyof (typeof kinds)[MailKind]): string => t(part, values);
  return {
    language: locale,
    subject: written?.subject ?? say("subject"),
    content: {
      text: written?.text ?? say("text"),
      action: url ? { label: say("action"), url } : null,
      footer: say("footer"),
    },
  };
}
