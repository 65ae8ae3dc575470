import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Draft } from "@/components/page/use-draft";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import type { TileDraft } from "@/lib/domains/portal/editor/draft";
import { stateOver, type ThreeStates } from "@/lib/domains/portal/editor/rules";
import type { EditorWork } from "./editor-work";
import { ReachLine } from "./reach-line";

const toggled = <One,>(list: readonly One[], one: One): One[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** For whom a tile is: families, groups of them, and how many people that reaches. */
export function AudienceFields({ draft, work }: { draft: Draft<TileDraft>; work: EditorWork }) {
  const t = useTranslations("editors.audience");
  const { families, groups } = work.board;
  const { roles, groups: chosen, screens } = draft.values;
  return (
    <section aria-label={t("title")} className="grid gap-3 rounded-md border border-line px-4 py-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <FamilyBoxes
          families={families}
          chosen={roles}
          legend={t("families")}
          onChange={(next) => draft.set({ roles: next })}
        />
        <CheckboxGroup legend={t("groups")}>
          {groups.length === 0 ? <p className="text-data text-ink-3">{t("noGroups")}</p> : null}
          {groups.map((group) => (
            <Checkbox
              key={group.id}
              label={group.name}
              count={group.users ?? undefined}
              checked={chosen.includes(group.id)}
              onChange={() => draft.set({ groups: toggled(chosen, group.id) })}
            />
          ))}
        </CheckboxGroup>
      </div>
      <ReachLine roles={roles} groups={chosen} screens={screens} />
    </section>
  );
}

interface BoxesProps {
  families: readonly { id: string; desc: string }[];
  chosen: readonly string[];
  legend: string;
  onChange: (next: string[]) => void;
}

/** The families under a box that stands for all of them. */
export function FamilyBoxes({ families, chosen, legend, onChange }: BoxesProps) {
  const t = useTranslations("editors.audience");
  const all = families.map(({ id }) => id);
  const state = stateOver(chosen, all);
  return (
    <CheckboxGroup legend={legend}>
      <AllBox state={state} label={t("all")} onChange={() => onChange(state === "all" ? [] : all)} />
      <div className="ms-6">
        {families.map(({ id, desc }) => (
          <Checkbox
            key={id}
            name="roles"
            label={desc}
            checked={chosen.includes(id)}
            onChange={() => onChange(toggled(chosen, id))}
          />
        ))}
      </div>
    </CheckboxGroup>
  );
}

function AllBox({ state, label, onChange }: { state: ThreeStates; label: string; onChange: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input) input.indeterminate = state === "some";
  }, [state]);
  return (
    <div ref={box}>
      <Checkbox label={label} checked={state === "all"} onChange={onChange} />
    </div>
  );
}
