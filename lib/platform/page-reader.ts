import type { RequestFacts } from "@/lib/shared/request-facts";
import { factsOf, type Actor } from "./actor";
import { oncePerProcess } from "./shared-state";

const underWay = () => oncePerProcess("page-readers", () => new Map<string, RequestFacts>());

/** Lets the page of a request say who reads it; answers how to forget it. */
export function awaitReader(facts: RequestFacts): () => void {
  underWay().set(facts.id, facts);
  return () => void underWay().delete(facts.id);
}

/** Notes who reads the page, for the line that is logged of it. */
export function noteReader(requestId: string | null, actor: Actor): void {
  const facts = requestId === null ? undefined : underWay().get(requestId);
  if (!facts) return;
  const { userId, companyId } = factsOf(actor);
  facts.userId = userId;
  facts.companyId = companyId;
}
