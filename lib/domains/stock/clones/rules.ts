import { parsePrice } from "@/lib/shared/money";
import { partTypes, readPieces } from "../rules";

/** The form of a clone, as typed. */
export interface CloneDraft {
  price: string;
  quantity: string;
  partType: string;
  stockGroup: number | null;
}
export type CloneField = keyof CloneDraft;

/** The fields that are missing or wrong, in their order; the stock group is asked for only where there are several. */
export function cloneFaults({ price, quantity, partType, stockGroup }: CloneDraft, groups: number): CloneField[] {
  const wrong: [CloneField, boolean][] = [
    ["price", parsePrice(price) === null],
    ["quantity", readPieces(quantity) === null],
    ["partType", !partTypes.some((type) => type === partType)],
    ["stockGroup", groups > 1 && stockGroup === null],
  ];
  return wrong.filter(([, fault]) => fault).map(([field]) => field);
}
