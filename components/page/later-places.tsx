"use client";

import { createContext, useContext } from "react";

/** Namespaces that parts of the shell bring when they are first opened. */
export type LaterName = "dialogs" | "slides" | "editors" | "notifications" | "customers" | "chat" | "speech";

const Places = createContext<Partial<Record<LaterName, string>>>({});
export const LaterPlaces = Places.Provider;

/** Where the texts of a part lie that is opened later. */
export function useLaterPlace(name: LaterName): string {
  const place = useContext(Places)[name];
  if (place === undefined) throw new Error(`LaterTexts does not stand above: ${name}`);
  return place;
}
