import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { clientTexts } from "@/lib/web/client-texts";
import { LaterPlaces, type LaterName } from "./later-places";

const named: readonly LaterName[] = [
  ...(["dialogs", "slides", "editors", "notifications", "customers"] as const),
  ...(["chat", "speech"] as const),
];

/** Tells the parts below that open later where their texts lie: a page names them and does not load them. */
export async function LaterTexts({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const places = await Promise.all(
    named.map(async (name) => [name, (await clientTexts(locale, [name])).address] as const),
  );
  return <LaterPlaces value={Object.fromEntries(places)}>{children}</LaterPlaces>;
}
