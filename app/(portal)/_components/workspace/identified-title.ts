import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { PageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";

/** The title of an identified vehicle's screens: its plate and its name. */
export async function identifiedTitle(page: PageVehicle): Promise<Metadata> {
  if (page.state !== "found") return { title: (await getTranslations("vehicles"))("title") };
  const { label, plate } = page.vehicle;
  return { title: [plate, label].filter(Boolean).join(" · ") };
}
