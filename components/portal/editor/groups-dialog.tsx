"use client";

import { Plus, Trash2, Users } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/states";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { AudienceGroup } from "@/lib/domains/portal/groups/schema";
import type { EditorWork } from "./editor-work";
import { GroupForm } from "./group-form";
import { GroupSelection } from "./group-selection";

type Doing = { kind: "new" } | { kind: "change" | "select" | "remove"; group: AudienceGroup } | null;

/** The audience groups: made, changed, their families chosen, deleted; each with the people whom it reaches. */
export function GroupsDialog({ work, onClose }: { work: EditorWork; onClose: () => void }) {
  const t = useTranslations("editors.group");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const [doing, setDoing] = useState<Doing>(null);
  const { groups } = work.board;
  const back = () => setDoing(null);
  const form = { work, onDone: back };
  const title =
    doing === null
      ? t("title")
      : doing.kind === "new"
        ? t("newTitle")
        : t(`${doing.kind}Title`, { name: doing.group.name });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common("close")} unsaved={unsaved}>
      {doing === null ? (
        <>
          {groups.length === 0 ? <EmptyState compact level={3} title={t("empty")} text={t("emptyText")} /> : null}
          <ul aria-label={t("title")} className="mb-4 divide-y divide-line-2">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} onDo={(kind) => setDoing({ kind, group })} />
            ))}
          </ul>
          <Button variant="primary" onClick={() => setDoing({ kind: "new" })}>
            <Plus className="size-4" />
            {t("new")}
          </Button>
        </>
      ) : doing.kind === "new" ? (
        <GroupForm {...form} group={null} />
      ) : doing.kind === "change" ? (
        <GroupForm {...form} group={doing.group} />
      ) : doing.kind === "select" ? (
        <GroupSelection {...form} group={doing.group} />
      ) : (
        <RemoveGroup {...form} group={doing.group} />
      )}
    </Dialog>
  );
}

function GroupRow({
  group: { name, image, roles, users },
  onDo,
}: {
  group: AudienceGroup;
  onDo: (kind: "change" | "select" | "remove") => void;
}) {
  const t = useTranslations("editors.group");
  const chosen = roles.filter(({ selected }) => selected).map(({ desc }) => desc);
  return (
    <li className="flex flex-wrap items-center gap-3 py-2">
      <GroupPicture image={image} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-data wrap-anywhere text-ink-3">
          {chosen.join(", ") || t("noFamily")} · {t("reaches", { count: users ?? 0 })}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" aria-label={t("selectOf", { name })} onClick={() => onDo("select")}>
          {t("select")}
        </Button>
        <Button size="sm" aria-label={t("changeOf", { name })} onClick={() => onDo("change")}>
          {t("change")}
        </Button>
        <IconButton size="sm" variant="danger" label={t("removeOf", { name })} onClick={() => onDo("remove")}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

function GroupPicture({ image }: { image: string | null }) {
  return (
    <span
      aria-hidden
      style={image ? { backgroundImage: `url("${image}")` } : undefined}
      className="grid size-10 shrink-0 place-items-center rounded border border-line bg-cover bg-center text-ink-3"
    >
      {image ? null : <Users className="size-5" />}
    </span>
  );
}

function RemoveGroup({ group, work, onDone }: { group: AudienceGroup; work: EditorWork; onDone: () => void }) {
  const t = useTranslations("editors.group");
  const common = useTranslations("common");
  const { id, name } = group;
  const { busy, run } = useAction(({ code }) => t(code === "group-in-use" ? "inUse" : "notRemoved"), { id: "group" });
  const remove = () =>
    run(async () => {
      await call("delete", "/apps/group/{id}", { params: { id } });
      await work.reload();
      toast.success(t("removed", { name }), { id: "group" });
      onDone();
    });
  return (
    <>
      <p className="mb-4">{t("removeText")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {t("removeNow")}
        </Button>
        <Button onClick={onDone}>{common("cancel")}</Button>
      </div>
    </>
  );
}
