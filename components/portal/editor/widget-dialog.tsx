"use client";

import { useTranslations } from "next-intl";
import { Fragment, useId, useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useUnsavedWords } from "@/components/page/use-unsaved-words";
import { Note } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { faultOfWidgetName, missingWidgets } from "@/lib/domains/portal/editor/rules";
import type { BoardWidget } from "@/lib/domains/portal/editor/schema";
import { longestImage, longestText } from "@/lib/domains/portal/tiles/kinds";
import type { SeenWidget } from "@/lib/domains/portal/widgets/schema";
import { isImageAddress } from "@/lib/domains/portal/tiles/typed";
import { draftOfWidget, inputOfWidget, noTexts, type WidgetField } from "@/lib/domains/portal/editor/widget-draft";
import { otherLanguages, widgetTexts } from "@/lib/domains/portal/translations";
import type { EditorWork } from "./editor-work";
import { useLanguageName } from "./field-names";

interface Props {
  /** The widget to change; null for a new one. */
  widget: BoardWidget | null;
  work: EditorWork;
  onClose: () => void;
}

const told = ["name", "other-home", "image", "name-taken"] as const;

/** A widget's name, which is fixed once it exists, its titles and its picture. */
export function WidgetDialog({ widget, work, onClose }: Props) {
  const t = useTranslations("editors.widget");
  const common = useTranslations("common");
  const unsaved = useUnsavedWords();
  const listId = useId();
  const [taken, setTaken] = useState("");
  const { home, widgets } = work.board;
  const { name = "", title = "" } = widget ?? {};
  const [seen, setSeen] = useState<SeenWidget>(widget ?? noTexts);
  const languageName = useLanguageName();
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft({
    first: { name, ...draftOfWidget(seen) },
    check: (values) => {
      const ofName = widget ? null : faultOfWidgetName(home, values.name);
      const ofImage = values.img.trim() === "" || isImageAddress(values.img.trim()) ? null : "image";
      return { ...(ofName && { name: ofName }), ...(ofImage && { img: ofImage }) };
    },
    word: (code, field) => {
      if (code === "required" && field === "name") return t("fault.required");
      const known = told.find((one) => one === code);
      return known ? t(`fault.${known}`, { name: taken, home }) : null;
    },
    send: async (values) => {
      const saved = await call("post", "/apps/widget", {
        body: { ...inputOfWidget(values), name: values.name, id: widget?.id ?? null, seen: widget && seen },
      });
      if ("error" in saved) {
        setTaken(values.name.trim());
        throw new CallProblem(409, saved.error, "");
      }
      await work.reload();
      toast.success(t(widget ? "changed" : "added", { name: saved.title || saved.name }), { id: "widget" });
      onClose();
    },
    refusal: ({ code, extra }, mark) => {
      if (code === "name-taken") return mark({ name: code });
      if (code !== "changed-meanwhile") return t("notSaved");
      setSeen(extra.widget as SeenWidget);
      setChanged(true);
      return null;
    },
    id: "widget",
  });
  const kept = draftOfWidget(seen);
  const theirs = (one: WidgetField) =>
    isChanged && kept[one] !== draft.values[one] ? t("theirs", { value: kept[one] }) : undefined;
  const field = (one: WidgetField, label: string) => ({
    hint: theirs(one),
    ...{ draft, name: one, label, maxLength: one === "img" ? longestImage : longestText, autoComplete: "off" },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={widget ? t("changeTitle", { name: title || name }) : t("newTitle")}
      closeLabel={common("close")}
      unsaved={unsaved}
    >
      <DraftForm draft={draft} submit={t(widget ? "save" : "add")} onCancel={onClose}>
        <div role="alert">{isChanged ? <Note>{t("changedMeanwhile")}</Note> : null}</div>
        <DraftField
          draft={draft}
          name="name"
          label={t("name")}
          hint={t(widget ? "nameFixed" : "nameHint", { home })}
          required
          disabled={widget !== null}
          maxLength={longestText}
          autoComplete="off"
          list={listId}
        />
        <datalist id={listId}>
          {missingWidgets(home, widgets).map((missing) => (
            <option key={missing} value={missing} />
          ))}
        </datalist>
        {widgetTexts.map((text) => (
          <Fragment key={text}>
            <DraftField {...field(text, t(text))} />
            {otherLanguages.map((language) => (
              <DraftField
                key={language}
                {...field(`${text} ${language}`, t(`${text}In`, { language: languageName(language) }))}
              />
            ))}
          </Fragment>
        ))}
        <DraftField {...field("img", t("img"))} inputMode="url" hint={theirs("img") ?? t("imgHint")} />
      </DraftForm>
    </Dialog>
  );
}
