import type { ReactNode } from "react";
import { identified } from "@/app/(portal)/_components/workspace/identified";
import { settleScreen } from "@/app/(portal)/_components/workspace/judge-screen";
import { isSearchField, searchRules } from "@/lib/domains/vehicles/search/rules";
import { requirePageActor } from "@/lib/web/actor";

interface Props {
  params: Promise<{ field: string }>;
  children: ReactNode;
}

/** Refuses an identifier that the reader may not search by, and knows an address of nothing, before anything is sent. */
export default async function FieldLayout({ params, children }: Props) {
  const { field } = await params;
  await requirePageActor("CarIdentifier");
  const needs = isSearchField(field) ? searchRules[field].needs : undefined;
  if (needs) await requirePageActor(needs);
  await settleScreen(identified);
  return children;
}
