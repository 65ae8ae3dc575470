"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check, CircleAlert } from "@/components/drawings/icons";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { Menu } from "@/components/ui/menu";
import { advices, type Advice, type Advised } from "@/lib/domains/cart/advice/rules";
import { AdviceDialog } from "./advice-dialog";

interface Props extends Advised {
  /** What the line is called. */
  line: string;
  save: (advice: Advice | null, word: string | null) => Promise<unknown>;
}

/** Says how urgent a line is, and opens the word beside it. */
export function AdviceMenu({ line, advice, adviceWord, save }: Props) {
  const t = useTranslations("advice");
  const refresh = useRefresh();
  const [writing, setWriting] = useState(false);
  const { run } = useAction(
    () => {
      refresh();
      return t("failed");
    },
    { id: "advice" },
  );
  const mark = (next: Advice | null) =>
    void run(async () => {
      await save(next, next && adviceWord);
      refresh();
    });
  const choices = advices.map((one) => ({
    id: one,
    label: t(one),
    hint: one === advice ? <Check /> : undefined,
    onSelect: () => mark(one),
  }));
  const more = [
    { id: "line", separator: true as const },
    { id: "word", label: t(adviceWord ? "changeWord" : "addWord"), onSelect: () => setWriting(true) },
    { id: "none", label: t("none"), onSelect: () => mark(null) },
  ];
  return (
    <>
      <Menu
        icon
        align="end"
        label={t("menu", { line })}
        trigger={<CircleAlert />}
        items={() => [...choices, ...(advice ? more : [])]}
      />
      {writing && advice ? (
        <AdviceDialog
          title={line}
          word={adviceWord ?? ""}
          onClose={() => setWriting(false)}
          save={(word) => save(advice, word || null)}
        />
      ) : null}
    </>
  );
}
