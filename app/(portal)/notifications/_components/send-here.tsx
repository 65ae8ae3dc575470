"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Send } from "@/components/drawings/icons";
import { openSlide } from "@/components/page/slides/open-slide";
import { buttonClasses } from "@/components/ui/button-style";
import { senderSlide } from "@/lib/domains/slides/places";

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Opens the form that sends notifications over the page; with a key or another button its own page. */
export function SendHere() {
  const t = useTranslations("notifications.sender");
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    openSlide(senderSlide(t("title")), { whole: true });
  };
  return (
    <a href="/notification-sender" onClick={open} className={buttonClasses("secondary", "md")}>
      <Send className="size-4" />
      {t("title")}
    </a>
  );
}
