import { requireOemAccess } from "@/lib/domains/admin/oem/queries";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { Problem } from "@/lib/platform/problems";
import { oeCatalogue } from "@/lib/providers/oe-catalogue";
import type { Language } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import type { OeApplicabilityAnswer } from "../schema";
import { askOeCatalogue } from "./ask-catalogue";

/** Vehicles told of a number and a maker at once. */
export const vehiclesPerPage = 50;

const notFoundText = "part_code not found";

/** Which makers have a number, in any spelling, what replaced it and where they fit it; 404 "part-code-not-found" where none has. */
export async function getOeApplicability(
  actor: Actor,
  { ref, lang, page }: { ref: string; lang: Language; page: number },
): Promise<OeApplicabilityAnswer> {
  requireRight(actor, "OEM", "PartSelectorOE", "OESelector", "OEMFamily");
  await requireOemAccess(actor, "naiApplicability", "PartSelectorOE", "OESelector", "OEMFamily");
  const number = normaliseNumber(ref);
  const found = number ? await askOeCatalogue((catalogue) => catalogue.applicability({ number, lang, page })) : [];
  if (found.length === 0) throw new Problem(404, "part-code-not-found", notFoundText, { error: notFoundText });
  const most = Math.max(...found.map(({ total }) => total));
  const pages = Math.max(1, Math.ceil(most / vehiclesPerPage));
  return { ref, page, pages, applicability: found, source: oeCatalogue().source };
}
