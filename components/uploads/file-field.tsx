"use client";

import { X } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { cn } from "@/components/ui/cn";
import type { FieldControl } from "@/components/ui/field";
import { useFileChoice } from "./use-file-choice";

interface Props {
  /** What a field hands to its control; its label names the choice. */
  control: FieldControl;
  name?: string;
  accept: string;
  onChoose: (file: File | null) => void;
}

/** A picture of a form, chosen or dropped, named once it is chosen, and taken back. */
export function FileField({ control, name, accept, onChoose }: Props) {
  const t = useTranslations("common.file");
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const keep = (file: File | null) => {
    setRefused(false);
    setChosen(file?.name ?? null);
    onChoose(file);
  };
  const { over, open, clear, input, drop } = useFileChoice({
    accept,
    kind: "picture",
    keeps: true,
    onChoose: keep,
    onRefuse: () => {
      clear();
      keep(null);
      setRefused(true);
    },
  });
  const takeBack = () => {
    clear();
    keep(null);
  };
  const { required, ...field } = control;
  return (
    <div
      {...drop}
      className={cn(
        "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded border border-dashed border-edge px-1.5 py-1 text-data",
        "has-focus-visible:outline-2 has-focus-visible:outline-accent",
        over && "border-solid border-accent bg-accent-soft",
        field["aria-invalid"] && "border-no bg-no-soft",
      )}
    >
      <input {...input} {...field} name={name} aria-required={required} className="sr-only" />
      <span aria-hidden onClick={open} className={buttonClasses("secondary", "md", "cursor-pointer")}>
        {t(chosen === null ? "choose" : "change")}
      </span>
      <span role="status" className={cn("min-w-0 flex-1 basis-32 wrap-anywhere", refused ? "text-no" : "text-ink-2")}>
        {refused ? t("refused") : chosen === null ? t("drop") : <bdi>{chosen}</bdi>}
      </span>
      {chosen === null ? null : (
        <IconButton label={t("remove", { name: chosen })} onClick={takeBack}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
