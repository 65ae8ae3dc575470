import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Check } from "@/components/drawings/icons";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { useChoices } from "@/components/page/use-choices";
import { Dialog } from "@/components/ui/dialog";
import { InputBox } from "@/components/ui/input";
import { matchesText } from "@/lib/shared/by-label";
import { languageName, offeredLanguages, technicalLanguage } from "@/lib/shared/languages";

/** Every language, found by its own name, by the reader's and by the English one. */
export default function LanguageDialog({ onClose }: HostedDialogProps) {
  const t = useTranslations("dialogs.language");
  const common = useTranslations("common");
  const current = useLocale();
  const { setLanguage } = useChoices();
  const [text, setText] = useState("");
  const choose = (tag: string) => {
    onClose();
    setLanguage(tag);
  };
  const wordsOf = (tag: string) =>
    [tag, languageName(tag), languageName(tag, current), languageName(tag, technicalLanguage)].join(" ");
  const shown = offeredLanguages().filter((tag) => matchesText(wordsOf(tag), text));
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && shown[0]) choose(shown[0]);
        }}
      >
        <InputBox
          type="search"
          boxClassName="mb-2 w-full"
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={50}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div className="h-80 overflow-y-auto">
        {shown.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-current={tag === current || undefined}
            onClick={() => choose(tag)}
            className="flex min-h-11 w-full items-center gap-3 rounded px-2 text-start hover:bg-sunk aria-[current]:font-strong"
          >
            <span lang={tag} className="flex-1">
              <bdi>{languageName(tag)}</bdi>
            </span>
            {tag === current ? (
              <Check className="size-4 text-accent" />
            ) : (
              <span className="text-tiny text-ink-3">{languageName(tag, current)}</span>
            )}
          </button>
        ))}
        <p role="status" className="px-2 text-data text-ink-2">
          {shown.length === 0 ? t("none", { text: text.slice(0, 50) }) : ""}
        </p>
      </div>
    </Dialog>
  );
}
