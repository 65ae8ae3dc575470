import { useTranslations } from "next-intl";

/** The words of a list's page buttons; `name` tells which list. */
export function usePagerLabels(name: string, page: number, pages: number) {
  const t = useTranslations("catalogue.pages");
  return { nav: name, previous: t("previous"), next: t("next"), at: t("at", { page, pages }) };
}
