import type { WorkspaceType } from "@/lib/domains/vehicles/tabs/rules";

/** What a customer says to parts of the circular economy in place of new ones. */
export const customerAnswers = ["accepted", "declined"] as const;
/** When article R. 224-23 has none offered: a part that could endanger, one that comes too late, a repair free of charge. */
export const usedPartExemptions = ["safety", "delay", "free"] as const;
/** What is recorded before a quote: the customer's answer, or why none was asked for. */
export const usedPartAnswers = [...customerAnswers, ...usedPartExemptions] as const;
export type UsedPartAnswer = (typeof usedPartAnswers)[number];

/** Generic articles for which article R. 224-25 of the French consumer code has used parts offered, by category. */
export const usedPartCategories = {
  body: [
    ...[10300, 10301, 10302, 10303, 10304, 10305, 10306, 10308, 10309],
    ...[10310, 10313, 10314, 10316, 10317, 10319],
  ],
  interior: [10334, 10335, 10336],
  glass: [10321],
  optics: [10286, 10287, 10288, 10291, 10292, 10293, 10294, 10295],
  mechanical: [
    ...[10124, 10167, 10168, 10205, 10228, 10229, 10264, 10265, 10212, 10223],
    ...[10190, 10191, 10253, 10277, 10315, 10328, 10207, 10211, 10197, 10180],
  ],
} as const;
export type UsedPartCategory = keyof typeof usedPartCategories;

const categories = new Map<number, UsedPartCategory>(
  Object.entries<readonly number[]>(usedPartCategories).flatMap(([category, genarts]) =>
    genarts.map((genart): [number, UsedPartCategory] => [genart, category as UsedPartCategory]),
  ),
);

const fuelTank = 10204;

/**
 * The category of the law in which a generic article is, null for what need not be offered used: of lorries nothing, of
 * two- and three-wheelers the tank besides. A vehicle that nobody named counts as a car.
 */
export function usedPartCategoryOf(genartId: number, type: WorkspaceType | null = null): UsedPartCategory | null {
  if (type === "pl") return null;
  return type === "motos" && genartId === fuelTank ? "body" : (categories.get(genartId) ?? null);
}

interface Sale {
  /** Where the garage stands. */
  country: string;
  isProfessional: boolean;
  /** `type` is that of the vehicle for which the part is; null where none is known. */
  lines: readonly { genartId: number; unit?: boolean; type: WorkspaceType | null }[];
}

/** Whether the law has the garage ask: a consumer in France, and a part of the categories or a used unit itself, of no lorry. */
export const mustOfferUsed = ({ country, isProfessional, lines }: Sale): boolean =>
  country === "FR" &&
  !isProfessional &&
  lines.some(({ genartId, unit, type }) =>
    unit === true ? type !== "pl" : usedPartCategoryOf(genartId, type) !== null,
  );
