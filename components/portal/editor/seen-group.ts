import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AudienceGroup, SeenGroup } from "@/lib/domains/portal/groups/schema";
import type { EditorWork } from "./editor-work";

/** The families that a group holds. */
export const familiesOf = ({ roles }: AudienceGroup): string[] =>
  roles.filter(({ selected }) => selected).map(({ id }) => id);

/** A group as its editor saw it last; what somebody else made of it meanwhile is said, and then counts as seen. */
export function useSeenGroup(group: AudienceGroup | null, { board }: EditorWork) {
  const t = useTranslations("editors.group");
  const [seen, setSeen] = useState<SeenGroup>({ name: group?.name ?? "", roles: group ? familiesOf(group) : [] });
  const [isChanged, setChanged] = useState(false);
  const names = board.families.filter(({ id }) => seen.roles.includes(id)).map(({ desc }) => desc);
  const keep = (theirs: unknown): null => {
    setSeen(theirs as SeenGroup);
    setChanged(true);
    return null;
  };
  const changed = isChanged ? t("changedMeanwhile", { name: seen.name, families: names.join(", ") }) : null;
  return { seen, changed, keep };
}
