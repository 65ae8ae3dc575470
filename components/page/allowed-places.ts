import { identificationStart, type PathField } from "@/lib/domains/vehicles/paths/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { heldIn, mayOpen } from "@/lib/shared/page-rights";

export interface Allowed {
  /** The identifiers by which the reader may look vehicles up. */
  fields: readonly PathField[];
  mayBrowse: boolean;
}

/** Where a reader with the rights may be led. */
export function allowedPlaces(rights: readonly string[]): Allowed {
  const may = heldIn(rights);
  const identifies = mayOpen(identificationStart, may);
  return {
    fields: [
      ...(identifies ? allowedFields(may) : []),
      ...(identifies && mayOpen("/operations", may) ? ["operation" as const] : []),
    ],
    mayBrowse: mayOpen("/pieces", may),
  };
}
