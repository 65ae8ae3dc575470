import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import type { TileDraft } from "@/lib/domains/portal/editor/draft";
import type { Board } from "@/lib/domains/portal/editor/schema";

/** The right without which nobody sees a tile. */
export function RightField({ draft, groups }: { draft: Draft<TileDraft>; groups: Board["rights"] }) {
  const t = useTranslations("editors.field");
  return (
    <DraftField draft={draft} name="accessRight" label={t("accessRight")}>
      <option value="">{t("noRight")}</option>
      {groups.map(({ id, label, branches }) => (
        <optgroup key={id} label={label}>
          {branches.map((right) => (
            <option key={right.id} value={right.id}>
              {right.label}
            </option>
          ))}
        </optgroup>
      ))}
    </DraftField>
  );
}
