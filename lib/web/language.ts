import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { factsOf } from "@/lib/platform/actor";
import { pseudoNamed } from "@/lib/platform/pseudo-language";
import {
  homeLanguage,
  languageCookie,
  negotiateLanguage,
  offeredLanguage,
  type Language,
} from "@/lib/shared/languages";
import { findPageActor } from "./actor";

/** The page's language: cookie, then user, then browser, then the house's. */
export const pageLanguage = cache(async (): Promise<Language> => {
  const cookie = (await cookies()).get(languageCookie)?.value;
  const chosen = pseudoNamed(cookie) ?? offeredLanguage(cookie);
  if (chosen) return chosen;
  const actor = await findPageActor();
  const ofUser = offeredLanguage(actor && factsOf(actor).language);
  return ofUser ?? negotiateLanguage((await headers()).get("accept-language")) ?? homeLanguage;
});
