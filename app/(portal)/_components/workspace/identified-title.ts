import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { PageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { layoutTitle } from "@/lib/web/layout-title";

/** The title of an identified vehicle's screens: its plate and its name. */
export async function identifiedTitle(page: PageVehicle): Promise<Metadata> {
  if (page.state !== "found") return layoutTitle((await getTranslations("vehicles"))("title"));
  const { label, plate } = page.vehicle;
  return layoutTitle([plate, label].filter(Boolean).join(" · "));
}
