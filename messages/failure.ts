import type { WrittenLanguage } from "@/lib/shared/languages";
import en from "./en/failure.json";
import fr from "./fr/failure.json";

/** The texts of the page that is shown when nothing else can be fetched: it carries every language with it. */
export const failure: Record<WrittenLanguage, typeof en> = { en, fr };
