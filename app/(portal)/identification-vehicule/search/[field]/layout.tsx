import type { ReactNode } from "react";
import { isSearchField, searchRules } from "@/lib/domains/vehicles/search/rules";
import { requirePageActor } from "@/lib/web/actor";

interface Props {
  params: Promise<{ field: string }>;
  children: ReactNode;
}

/** Refuses an identifier that the reader may not search by before anything is sent, so that the answer is a 403. */
export default async function FieldLayout({ params, children }: Props) {
  const { field } = await params;
  await requirePageActor("CarIdentifier");
  const needs = isSearchField(field) ? searchRules[field].needs : undefined;
  if (needs) await requirePageActor(needs);
  return children;
}
