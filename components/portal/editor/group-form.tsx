import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/toast-store";
import { FileField } from "@/components/uploads/file-field";
import { call } from "@/lib/api/client";
import { longestGroupName } from "@/lib/domains/portal/editor/rules";
import type { AudienceGroup } from "@/lib/domains/portal/groups/schema";
import { FamilyBoxes } from "./audience-fields";
import type { EditorWork } from "./editor-work";
import { ReachLine } from "./reach-line";
import { familiesOf, useSeenGroup } from "./seen-group";

export interface GroupProps<Group = AudienceGroup> {
  group: Group;
  work: EditorWork;
  onDone: () => void;
}

const pictures = "image/jpeg,image/png,image/webp,image/gif";
const told = ["name-taken", "not-a-picture", "picture-too-large", "pictures-busy"] as const;

interface Typed {
  name: string;
  image: File | null;
  roles: readonly string[];
}

/** A group's name, picture and families; a new one needs all three. */
export function GroupForm({ group, work, onDone }: GroupProps<AudienceGroup | null>) {
  const t = useTranslations("editors.group");
  const { seen, changed, keep } = useSeenGroup(group, work);
  const draft = useDraft<Typed>({
    first: { name: group?.name ?? "", image: null, roles: group ? familiesOf(group) : [] },
    check: ({ name, image, roles }) => ({
      ...(name.trim() === "" && { name: "required" }),
      ...(!group && !image && { image: "required" }),
      ...(roles.length === 0 && { roles: "required" }),
    }),
    word: (code, name) => {
      if (code === "required") return t(`missing.${name}`);
      return code === "name-taken" ? t("name-taken") : null;
    },
    send: async ({ name, image, roles }) => {
      const form = { name: name.trim(), roles: roles.join(), ...(image && { image }) };
      if (group)
        await call("post", "/apps/update-group", {
          form: { ...form, id: String(group.id), seen: JSON.stringify(seen) },
        });
      else await call("post", "/apps/group", { form });
      await work.reload();
      toast.success(t(group ? "changed" : "added", { name: name.trim() }), { id: "group" });
      onDone();
    },
    refusal: ({ code, extra }, mark) => {
      if (code === "changed-meanwhile") return keep(extra.group);
      if (code === "name-taken") return mark({ name: code });
      return t(told.find((one) => one === code) ?? "notSaved");
    },
    id: "group",
  });
  const missing = draft.fault("roles");
  return (
    <DraftForm draft={draft} submit={t(group ? "save" : "add")} onCancel={onDone}>
      <div role="alert">{changed ? <Note>{changed}</Note> : null}</div>
      <DraftField
        draft={draft}
        name="name"
        label={t("name")}
        required
        maxLength={longestGroupName}
        autoComplete="off"
      />
      <Field
        label={t("image")}
        hint={group ? t("imageStays") : undefined}
        required={!group}
        error={draft.fault("image")}
      >
        {(control) => (
          <FileField control={control} name="image" accept={pictures} onChoose={(image) => draft.set({ image })} />
        )}
      </Field>
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
