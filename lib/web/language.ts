import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { factsOf } from "@/lib/platform/actor";
import { homeLanguage, isLanguage, languageCookie, negotiateLanguage, type Language } from "@/lib/shared/languages";
import { findPageActor } from "./actor";

/** The page's language: cookie, then user, then browser, then the house's. */
export const pageLanguage = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get(languageCookie)?.value;
  if (isLanguage(chosen)) return chosen;
  const actor = await findPageActor();
  const ofUser = actor ? factsOf(actor).language : null;
  if (isLanguage(ofUser)) return ofUser;
  return negotiateLanguage((await headers()).get("accept-language")) ?? homeLanguage;
});
