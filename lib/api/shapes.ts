import { z } from "@hono/zod-openapi";
import { factsOf, type Actor } from "@/lib/platform/actor";
import { askedLanguage } from "@/lib/platform/pseudo-language";
import { page as pageAsked, queryId } from "@/lib/platform/shapes";
import { homeLanguage, languageOf, type Language } from "@/lib/shared/languages";
import { nameShapes } from "@/lib/shared/named-shapes";

/** A change that needs no further words. */
export const ok = z.object({ ok: z.literal(true) });
nameShapes({ Done: ok });
export const done = { ok: true } as const;

/** An id of the catalogue or of ours. */
export const id = queryId;

/** The page of a list, the first when none is asked for. */
export const page = pageAsked.default(1);

/** A language tag, as the language on offer that it names. */
export const lang = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language tag such as fr")
  .transform(askedLanguage);

/** Ids joined by points: 1.5.7, sixty at most. */
export const idList = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9}){0,59}$/, "ids joined by points, such as 1.5.7")
  .transform((text) => text.split(".").map(Number))
  .optional();

/** The language asked for, else the user's. */
export const langOf = (actor: Actor, asked?: Language): Language =>
  asked ?? languageOf(factsOf(actor).language ?? homeLanguage);

/** A picture in a form. */
export const picture = z
  .instanceof(File)
  .openapi({ type: "string", format: "binary", description: "A JPEG, PNG, WebP or GIF picture of at most 10 MB" });

/** The file of a form's field; browsers send an empty one when none was chosen. */
export const fileOf = (file: File | undefined): File | null => (file && file.size > 0 ? file : null);
