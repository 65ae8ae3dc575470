"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/states";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import type { DockApp } from "@/lib/domains/apps/dock/schema";
import { DockForm } from "./dock-form";
import { DockTable } from "./dock-table";
import type { RightName } from "./right-name";

interface Props {
  first: DockApp[];
  rights: readonly RightName[];
}

type Asked = { form: DockApp | null } | { removing: DockApp } | null;

/** The dock of the company; what somebody else changed meanwhile is shown before anything is changed over it. */
export function DockDesk({ first, rights }: Props) {
  const t = useTranslations("apps.manager");
  const common = useTranslations("common");
  const router = useRouter();
  const unsaved = useUnsavedWords();
  const [apps, setApps] = useState(first);
  const [asked, setAsked] = useState<Asked>(null);
  const [said, setSaid] = useState("");
  const close = () => setAsked(null);
  const keep = (now: DockApp[]) => {
    setApps(now);
    // Menu, palette and shortcuts name the apps too.
    router.refresh();
  };
  const again = async () => {
    setApps(await call("get", "/dock-apps"));
    toast.warning(t("elsewhere"));
  };
  const refusal = ({ code }: CallProblem): string | null => {
    if (code !== "dock-changed" && code !== "not-found") return common("error");
    void again();
    close();
    return null;
  };
  const { busy, run } = useAction(refusal);
  const move = (app: DockApp, by: 1 | -1) =>
    run(async () => {
      const seen = apps.map(({ id }) => id);
      const at = seen.indexOf(app.id);
      const ids = seen.toSpliced(at, 1).toSpliced(at + by, 0, app.id);
      keep(await call("post", "/dock-apps/order", { body: { ids, seen } }));
      setSaid(t("moved", { name: app.name, place: at + by + 1 }));
    });
  const remove = async (app: DockApp) => {
    const isDone = await run(async () => {
      keep(await call("delete", "/dock-apps/{id}", { params: { id: app.id } }));
      toast.success(t("removed", { name: app.name }));
    });
    if (isDone) close();
  };
  return (
    <>
      <Button variant="primary" className="mb-3" onClick={() => setAsked({ form: null })}>
        {t("add")}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
      {apps.length === 0 ? <EmptyState title={t("empty")} text={t("emptyText")} /> : null}
      {apps.length > 0 ? (
        <DockTable
          apps={apps}
          rights={rights}
          busy={busy}
          onMove={(app, by) => void move(app, by)}
          onChange={(app) => setAsked({ form: app })}
          onRemove={(app) => setAsked({ removing: app })}
        />
      ) : null}
      <Dialog
        open={asked !== null && "form" in asked}
        onClose={close}
        title={asked && "form" in asked && asked.form ? t("edit", { name: asked.form.name }) : t("addTitle")}
        closeLabel={common("close")}
        unsaved={unsaved}
      >
        {asked && "form" in asked ? (
          <DockForm
            key={asked.form?.id ?? "new"}
            app={asked.form}
            rights={rights}
            onSaved={(now) => {
              keep(now);
              close();
            }}
            onElsewhere={() => {
              close();
              void again();
            }}
            onCancel={close}
          />
        ) : null}
      </Dialog>
      {asked && "removing" in asked ? (
        <Dialog
          open
          size="sm"
          onClose={close}
          title={t("removeTitle", { name: asked.removing.name })}
          closeLabel={common("close")}
          footer={
            <>
              <Button data-autofocus onClick={close}>
                {common("cancel")}
              </Button>
              <Button variant="danger" busy={busy} onClick={() => void remove(asked.removing)}>
                {t("remove")}
              </Button>
            </>
          }
        >
          <p>{t("removeText")}</p>
        </Dialog>
      ) : null}
    </>
  );
}
