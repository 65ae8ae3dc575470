import { getLocale } from "next-intl/server";
import { formatterOf, type Formatter } from "@/lib/shared/formatter";

/** Writes days, numbers and lists for the page's reader, where no hook can be called. */
export const pageFormat = async (): Promise<Formatter> => formatterOf(await getLocale());
