import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

/** The title of a layout; a text alone would take the product's name from the titles of all pages below. */
export async function layoutTitle(title: string): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: { default: title, template: `%s · ${t("appName")}` } };
}
