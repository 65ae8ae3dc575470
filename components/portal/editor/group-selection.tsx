import { useTranslations } from "next-intl";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { TileInput } from "@/lib/domains/portal/tiles/schema";
import { FamilyBoxes } from "./audience-fields";
import type { GroupProps } from "./group-form";
import { ReachLine } from "./reach-line";
import { familiesOf, useSeenGroup } from "./seen-group";

/** The families of a group alone; at least one. */
export function GroupSelection({ group, work, onDone }: GroupProps) {
  const t = useTranslations("editors.group");
  const { seen, changed, keep } = useSeenGroup(group, work);
  const draft = useDraft<{ roles: readonly string[] }>({
    first: { roles: familiesOf(group) },
    check: ({ roles }) => (roles.length === 0 ? { roles: "required" } : {}),
    word: (code) => (code === "required" ? t("missing.roles") : null),
    send: async ({ roles }) => {
      const body = { groupId: group.id, roles: [...roles] as TileInput["roles"], seen };
      await call("post", "/apps/group/selection", { body });
      await work.reload();
      toast.success(t("selected"), { id: "group" });
      onDone();
    },
    refusal: ({ code, extra }) => (code === "changed-meanwhile" ? keep(extra.group) : t("notSaved")),
    id: "group",
  });
  const missing = draft.fault("roles");
  return (
    <DraftForm draft={draft} submit={t("save")} onCancel={onDone}>
      <div role="alert">{changed ? <Note>{changed}</Note> : null}</div>
      <FamilyBoxes
        families={work.board.families}
        chosen={draft.values.roles}
        legend={t("families")}
        onChange={(roles) => draft.set({ roles })}
      />
      <div aria-live="polite">{missing ? <p className="text-data font-medium text-no">{missing}</p> : null}</div>
      {draft.values.roles.length > 0 ? <ReachLine roles={draft.values.roles} groups={[]} screens={[]} /> : null}
    </DraftForm>
  );
}
