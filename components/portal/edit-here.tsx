"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { PanelTop } from "@/components/drawings/icons";
import { openSlide } from "@/components/page/slides/open-slide";
import { buttonClasses } from "@/components/ui/button-style";
import { editorSlide } from "@/lib/domains/slides/places";
import type { SlideHome } from "@/lib/domains/slides/rules";

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Opens the editor of a home over it, so that what is saved is seen behind; with a key or another button its page. */
export function EditHere({ home, title }: { home: SlideHome; title: string }) {
  const t = useTranslations("portal");
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    openSlide(editorSlide(home, title), { whole: true });
  };
  return (
    <a href={`/${home}-editor`} onClick={open} className={buttonClasses("secondary", "md")}>
      <PanelTop className="size-4" />
      {t("edit")}
    </a>
  );
}
