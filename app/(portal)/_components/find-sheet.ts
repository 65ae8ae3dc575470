import "server-only";
import { cache } from "react";
import { viewArticle } from "@/lib/domains/catalogue/sheet/queries/get-article";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";

interface Reader {
  actor: Actor;
  lang: Language;
  facts?: VehicleFacts | null;
}

const findOnce = cache((actor: Actor, id: number, lang: Language, ktype?: number) =>
  viewArticle(actor, { id, lang, ktype }),
);

/** The sheet of an article, for a vehicle or without one, once per request; null for an unknown article. */
export const findSheet = async ({ actor, lang, facts }: Reader, id: number | null) =>
  id === null ? null : findOnce(actor, id, lang, facts?.ktype);
