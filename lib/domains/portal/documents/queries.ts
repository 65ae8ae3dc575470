import { z } from "zod";
import { getLetterhead, type Letterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { unavailable } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import type { SheetDocument } from "@/lib/providers/documents/port";
import { writtenLanguage, type Language } from "@/lib/shared/languages";
import type { DocumentName } from "./rules";

const texts = z.array(z.string());
const section = z.object({
  title: z.string().optional(),
  big: z.string().optional(),
  drawing: z.literal("car").optional(),
  text: texts.optional(),
  points: texts.optional(),
  checks: texts.optional(),
  fields: z.array(texts).optional(),
  head: texts.optional(),
  rows: z.array(texts).optional(),
  blank: z.coerce.number().int().optional(),
});
const sheet = z.object({ title: z.string(), lead: z.string(), sections: z.array(section), note: z.string() });

const houseOf = ({ name, address, postalCode, city, phone, email }: Letterhead) => ({
  name,
  lines: [address, [postalCode, city].filter(Boolean).join(" "), phone, email].flatMap((line) => line || []),
});

/** A document of the portal as a PDF with the letterhead of the actor's company; 503 while documents cannot be made. */
export async function getDocumentPdf(
  actor: Actor,
  { name, lang }: { name: DocumentName; lang: Language },
): Promise<Uint8Array> {
  requireUser(actor);
  const [letterhead, { documents, page }] = await Promise.all([
    getLetterhead(actor),
    textsOf(lang, "portal-documents"),
  ]);
  const document = { ...sheet.parse(documents[name]), page, language: writtenLanguage(lang) };
  return print({ ...document, house: houseOf(letterhead) }).catch((error: unknown) => {
    log.error({ err: error, document: name }, "a document could not be printed");
    throw unavailable("document-failed", "The document cannot be made at the moment, please try again.");
  });
}

/** The layout engine is large: a process loads it with its first document. */
async function print(document: SheetDocument): Promise<Uint8Array> {
  const { documentRenderer } = await import("@/lib/providers/documents");
  return documentRenderer().renderSheet(document);
}
