import { createTranslator as translatorOf } from "use-intl/core";
import { formatTag } from "./languages";

/** Says texts in a language, their numbers and plurals by the tag under which it formats. */
export const createTranslator: typeof translatorOf = (config) =>
  translatorOf({ ...config, locale: formatTag(config.locale) });
