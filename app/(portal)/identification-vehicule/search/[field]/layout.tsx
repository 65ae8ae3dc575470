import { forbidden } from "next/navigation";
import type { ReactNode } from "react";
import { identified } from "@/app/(portal)/_components/workspace/identified";
import { settleScreen } from "@/app/(portal)/_components/workspace/judge-screen";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { isSearchField, searchRules } from "@/lib/domains/vehicles/search/rules";
import { hasRight } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ field: string }>;
  children: ReactNode;
}

/** Refuses an identifier that the reader may not search by, and knows an address of nothing, before anything is sent. */
export default async function FieldLayout({ params, children }: Props) {
  const { field } = await params;
  const actor = await requireActorAt(identificationStart);
  const needs = isSearchField(field) ? searchRules[field].needs : undefined;
  if (needs && !hasRight(actor, needs)) forbidden();
  await settleScreen(identified);
  return children;
}
