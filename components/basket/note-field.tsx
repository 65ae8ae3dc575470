"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { InputBox } from "@/components/ui/input";

interface Props {
  article: string;
  note: string;
  /** Whether it was kept. */
  onSave: (note: string) => Promise<boolean>;
}

const mostNote = 200;

/** A note to a line, kept when the field is left or Enter is pressed; what could not be kept stays and is marked. */
export function NoteField({ article, note, onSave }: Props) {
  const t = useTranslations("basket");
  const [draft, setDraft] = useState({ of: note, text: note, unsaved: false });
  if (draft.of !== note)
    setDraft(draft.text === draft.of ? { of: note, text: note, unsaved: false } : { ...draft, of: note });
  const save = async () => {
    const text = draft.text.trim();
    if (text === note) return;
    const kept = await onSave(text);
    setDraft((now) => ({ ...now, of: kept ? text : now.of, unsaved: !kept }));
  };
  return (
    <InputBox
      aria-label={t("note", { article })}
      placeholder={t("noteHint")}
      value={draft.text}
      maxLength={mostNote}
      autoComplete="off"
      aria-invalid={draft.unsaved || undefined}
      onChange={(event) => setDraft({ ...draft, text: event.target.value, unsaved: false })}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === "Enter") void save();
        if (event.key === "Escape") setDraft({ of: note, text: note, unsaved: false });
      }}
    />
  );
}
