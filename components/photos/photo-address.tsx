"use client";

import { createContext, useContext, type ReactNode } from "react";

const Companion = createContext<string | null>(null);

/** Photographs below are read with the key of a customer's page. */
export function PhotosOfCompanion({ id, children }: { id: string; children: ReactNode }) {
  return <Companion value={id}>{children}</Companion>;
}

/** The address of a picture for whoever reads this page. */
export function usePhotoAddress(): (id: string) => string {
  const companion = useContext(Companion);
  return (id) => `/api/pictures/${id}${companion === null ? "" : `?companion=${encodeURIComponent(companion)}`}`;
}
