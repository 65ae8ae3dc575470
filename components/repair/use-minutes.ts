import { useTranslations } from "next-intl";
import { writtenMinutes } from "@/lib/shared/written-minutes";

/** Minutes as the reader says them: "45 min", "1 h 25". */
export function useMinutes(): (total: number) => string {
  const t = useTranslations("repair.times");
  return (total) => writtenMinutes(total, t);
}
