import { normalisePlate, readPlate } from "@/lib/shared/plate";
import type { Right } from "@/lib/shared/rights";
import { isVin, readChassisNumber } from "@/lib/shared/vin";
import { codesSegment, readFaultCodes } from "@/lib/shared/fault-code";
import { vehicleBase, workshopStart } from "../paths/rules";

/** The slides of the workshop's menu, in their order. */
export const workshopSlides = ["identification", "carselector", "partselector", "tires", "diag", "contact"] as const;
export type WorkshopSlide = (typeof workshopSlides)[number];

const slideRights: Record<WorkshopSlide, Right> = {
  identification: "CarIdentifier",
  carselector: "CarSelector",
  partselector: "PartSelector",
  tires: "Pneu",
  diag: "Diag",
  contact: "cart",
};

export const slidesOf = (may: (right: Right) => boolean): WorkshopSlide[] =>
  workshopSlides.filter((slide) => may(slideRights[slide]));

/** The slide that a query names; the first one for anything else. */
export const readSlide = (text: string | undefined, slides: readonly WorkshopSlide[]): WorkshopSlide | null =>
  slides.find((slide) => slide === text) ?? slides[0] ?? null;

export const slidePath = (slide: WorkshopSlide): string =>
  slide === "identification" ? workshopStart : `${workshopStart}?slide=${slide}`;

function vehicleOf(text: string): string | null {
  const vin = readChassisNumber(text);
  if (vin && isVin(vin)) return vehicleBase({ field: "vin", value: vin }, workshopStart);
  const french = readPlate(text, "FR");
  if (french) return vehicleBase({ field: "immat", value: french.display }, workshopStart);
  const swiss = readPlate(text, "CH");
  return swiss && vehicleBase({ field: "swissPlate", value: swiss.display }, workshopStart);
}

/** Where a slide's search bar leads with what was typed; null while it is no identifier. A VIN counts at 17 characters only. */
export function placeOfSearch(slide: "identification" | "diag", text: string): string | null {
  if (normalisePlate(text) === "") return null;
  const { codes, unread } = slide === "diag" ? readFaultCodes(text) : { codes: [], unread: [] };
  const faults = codes.length > 0 && unread.length === 0;
  return faults ? `${workshopStart}/search/dtc/${codesSegment(codes)}` : vehicleOf(text);
}
