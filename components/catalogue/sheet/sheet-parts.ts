import type { KeptList } from "@/lib/domains/cart/kept/rules";
import type { OemApplication } from "@/lib/domains/catalogue/sheet/oem/schema";
import type { Related } from "@/lib/domains/catalogue/sheet/related";
import type { Alternatives, Applicability } from "@/lib/domains/catalogue/sheet/schema";
import type { Country, PriceLine } from "@/lib/domains/catalogue/sheet/prices";
import type { ReservedRights } from "./reserved-facts";

/** Everything about an article besides the article itself. */
export interface SheetParts {
  applicability: Applicability;
  alternatives: Alternatives;
  oem: OemApplication;
  related: Related;
  tecdocPrices: PriceLine[];
  worldPrices: PriceLine[];
  /** Null for those who are no experts. */
  countries: Country[] | null;
  /** The user's lists that hold the article; null for those who have no cart. */
  kept: KeptList[] | null;
  vhu: number | null;
  rights: ReservedRights;
}
