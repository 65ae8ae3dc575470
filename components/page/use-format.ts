import { useLocale } from "next-intl";
import { formatterOf, type Formatter } from "@/lib/shared/formatter";

/** Writes days, numbers and lists for the reader; async components take it from lib/web/page-format. */
export const useFormat = (): Formatter => formatterOf(useLocale());
