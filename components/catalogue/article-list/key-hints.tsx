"use client";

import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/kbd";

/** The list's shortcuts, for those who look for them. */
export function KeyHints() {
  const t = useTranslations("catalogue.panel");
  const hints = [
    { keys: ["↑", "↓"], text: t("move") },
    { keys: ["A"], text: t("addKey") },
    { keys: ["C"], text: t("compareKey") },
    { keys: [t("enter")], text: t("sheetKey") },
    { keys: ["P"], text: t("pricesKey") },
    { keys: ["?"], text: t("allKeys") },
  ];
  return (
    <ul aria-label={t("keys")} className="flex flex-wrap gap-x-3 gap-y-1 text-tiny text-ink-3">
      {hints.map(({ keys, text }) => (
        <li key={text} className="flex items-center gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {text}
        </li>
      ))}
    </ul>
  );
}
