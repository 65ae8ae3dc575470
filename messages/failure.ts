import type { CommonLanguage } from "@/lib/shared/languages";
import en from "./en/failure.json";
import fr from "./fr/failure.json";

/** The texts of the page that is shown when nothing else can be fetched: it carries the languages with it that every text is written in. */
export const failure: Record<CommonLanguage, typeof en> = { en, fr };
