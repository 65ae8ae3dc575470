import { useTranslations } from "next-intl";
import type { PackagePart } from "@/lib/domains/packages/schema";

/** A part as it is called with its place: "Plaquettes de frein · avant". */
export function usePartName(): (part: Pick<PackagePart, "label" | "positions">) => string {
  const t = useTranslations("catalogue.list.want");
  return ({ label, positions }) => [label, ...positions.map((one) => t(one))].join(" · ");
}
