import type { AbstractIntlMessages } from "next-intl";
import { writtenLanguage } from "@/lib/shared/languages";

/** The texts of the slides, or of what one of them shows, come with their code: other pages do not pay for them. */
export async function textsOfSlide(locale: string, name: "slides" | "editors"): Promise<string> {
  const [{ compileMessages }, { default: texts }] = await Promise.all([
    import("@/lib/web/compile-messages"),
    import(`../../../messages/${writtenLanguage(locale)}/${name}.json`) as Promise<{ default: AbstractIntlMessages }>,
  ]);
  return compileMessages({ [name]: texts });
}
