import { getTranslations } from "next-intl/server";

/** The words of page links. */
export async function pageLabels() {
  const t = await getTranslations("catalogue.pages");
  return {
    nav: t("label"),
    previous: t("previous"),
    next: t("next"),
    page: (page: number) => t("page", { page }),
  };
}
